import { isOver, type LiveMatch } from "@livery/feed";
import type { Ref } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { MatchClock } from "../../../live/match-clock.tsx";
import { Cards, Corners, Score } from "../../../live/scoreboard.tsx";
import { GoalMinutes } from "../../../live/timeline/goal-minutes.tsx";
import * as css from "./match-board.css.ts";

export interface MatchBoardProps {
  readonly match: LiveMatch;
  /** Heading level: 1 for the page's own, 2 for that of a half. */
  readonly level?: 1 | 2;
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** Teams, score, clock, cards and corners. */
export function MatchBoard({ match, level = 1, heading }: MatchBoardProps) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  const { away, home } = match;
  const paused = match.locked && !isOver(match);
  return (
    <section className={css.board} data-region="live" aria-label={t("live:scoreboard")}>
      <Heading className={css.hidden} tabIndex={-1} ref={heading}>
        {t("sport:versus", { home, away })}
      </Heading>
      <p className={css.state}>
        <MatchClock match={match} className={css.clock} />
        {paused && <span className={css.suspended}>{t("live:suspended")}</span>}
      </p>
      {(["home", "away"] as const).map((side) => (
        <Side key={side} match={match} side={side} />
      ))}
    </section>
  );
}

function Side({ match, side }: { readonly match: LiveMatch; readonly side: "home" | "away" }) {
  return (
    <>
      <p className={css.team}>
        <bdi className={css.name}>{match[side]}</bdi>
        <Cards match={match} side={side} />
        <Corners match={match} side={side} />
      </p>
      <p className={css.figures}>
        <Score match={match} side={side} sets />
      </p>
      <div className={css.goals}>
        <GoalMinutes match={match} side={side} />
      </div>
    </>
  );
}
