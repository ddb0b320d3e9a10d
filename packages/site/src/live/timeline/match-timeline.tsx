import type { LiveMatch } from "@livery/feed";
import { Accordion, classes, Icon, VisuallyHidden } from "@livery/ui";
import { useMemo, useState } from "react";
import { useServices } from "../../core/services.ts";
import { useTranslate, type Translate } from "../../core/translate.ts";
import { liveStatus } from "../match-clock.tsx";
import { minuteText } from "../minute-text.ts";
import * as scoreboard from "../scoreboard.css.ts";
import * as css from "./match-timeline.css.ts";
import { type TimelineEvent, timelineEvents, newestFirst } from "./timeline-events.ts";

const keys = ["timeline"] as const;

/** The events of a match, newest first; collapsed, with the latest event, until it is opened. Nothing while there is none. */
export function MatchTimeline({ match, level }: { readonly match: LiveMatch; readonly level: 2 | 3 }) {
  const t = useTranslate();
  const [open, setOpen] = useState<readonly (typeof keys)[number][]>([]);
  const { periodLength, score, timeline } = match;
  const events = useMemo(() => timelineEvents({ periodLength, score, timeline }), [periodLength, score, timeline]);
  const last = events.at(-1);
  if (last === undefined) return null;
  const aside = (
    <span className={css.last}>
      <bdi>{eventMinute(t, last)}</bdi> {t(`live:timeline.kind.${last.kind}`)}
    </span>
  );
  const content = <Timeline match={match} events={events} />;
  return (
    <Accordion
      items={[{ key: keys[0], label: t("live:timeline.title"), aside, content }]}
      open={open}
      onChange={setOpen}
      level={level}
      className={css.card}
    />
  );
}

function Timeline({ match, events }: { readonly match: LiveMatch; readonly events: readonly TimelineEvent[] }) {
  const { i18n } = useServices();
  return (
    <div className={css.timeline}>
      <p className={css.teams} aria-hidden>
        <bdi className={css.home}>{match.home}</bdi>
        <bdi className={css.away}>{match.away}</bdi>
      </p>
      {newestFirst(events).map(([phase, some]) => (
        <div key={`${phase}/${some.at(-1)?.key}`}>
          <p className={css.phase}>{liveStatus(i18n, phase, match.sportId)}</p>
          <ol className={css.events}>
            {some.map((event) => (
              <Row key={event.key} event={event} team={match[event.side]} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Row({ event, team }: { readonly event: TimelineEvent; readonly team: string }) {
  const t = useTranslate();
  const { kind, score, side } = event;
  return (
    <li className={css.event}>
      <bdi className={css.minute}>{eventMinute(t, event)}</bdi>
      <span className={classes(css.what, css.sides[side])}>
        <Mark kind={kind} />
        <span className={css.text}>
          {t(`live:timeline.kind.${kind}`)}
          <VisuallyHidden>
            {" "}
            <bdi>{team}</bdi>
          </VisuallyHidden>
        </span>
        {score !== null && <bdi className={css.score}>{score}</bdi>}
      </span>
    </li>
  );
}

/** A shoot-out's kicks have no minute. */
const eventMinute = (t: Translate, event: TimelineEvent): string =>
  event.phase === "penalties" ? "" : minuteText(t, event);

function Mark({ kind }: Pick<TimelineEvent, "kind">) {
  if (kind === "yellow") return <span className={classes(scoreboard.card, scoreboard.cards.yellow)} aria-hidden />;
  if (kind === "red") return <span className={classes(scoreboard.card, scoreboard.cards.red)} aria-hidden />;
  if (kind === "secondYellow")
    return (
      <span className={css.twoCards} aria-hidden>
        <span className={classes(scoreboard.card, scoreboard.cards.yellow)} />
        <span className={classes(scoreboard.card, scoreboard.cards.red)} />
      </span>
    );
  return <Icon name="ball" size="sm" className={kind === "penalty" ? css.awarded : css.scored} />;
}
