import type { LiveMatch } from "@livery/feed";
import { Icon } from "@livery/ui";
import { useMemo } from "react";
import { useTranslate } from "../../core/translate.ts";
import { minuteText } from "../minute-text.ts";
import * as css from "./goal-minutes.css.ts";
import { isGoal, timelineEvents } from "./timeline-events.ts";

/** The minutes of a side's goals, below its name as on scoreboards; nothing while it has none. */
export function GoalMinutes({ match, side }: { readonly match: LiveMatch; readonly side: "home" | "away" }) {
  const t = useTranslate();
  const { periodLength, score, timeline } = match;
  const goals = useMemo(
    () => timelineEvents({ periodLength, score, timeline }).filter((event) => event.side === side && isGoal(event)),
    [periodLength, score, timeline, side],
  );
  if (goals.length === 0) return null;
  return (
    <ul className={css.goals} aria-label={t("live:timeline.goalsOf", { team: match[side] })}>
      {goals.map((goal) => (
        <li key={goal.key} className={css.goal}>
          <Icon name="ball" size="sm" />
          <bdi className={css.minute}>{minuteText(t, goal)}</bdi>
          {goal.kind === "penaltyGoal" && <span>{t("live:timeline.short.penaltyGoal")}</span>}
          {goal.kind === "ownGoal" && <span>{t("live:timeline.short.ownGoal")}</span>}
        </li>
      ))}
    </ul>
  );
}
