import type { LiveMatch } from "@livery/feed";
import { Accordion, classes, Icon, VisuallyHidden } from "@livery/ui";
import { useMemo, useState } from "react";
import { useServices } from "../../app/services.ts";
import { useWords, type Words } from "../../app/words.ts";
import { liveStatus } from "../match-clock.tsx";
import { minuteText } from "../minute-text.ts";
import * as scoreboard from "../scoreboard.css.ts";
import * as css from "./match-timeline.css.ts";
import { type Moment, momentsOf, newestFirst } from "./moments.ts";

const keys = ["timeline"] as const;

/** The course of a match, the newest first; folded away until somebody asks for it, with what came last. Nothing while there is none. */
export function MatchTimeline({ match, level }: { readonly match: LiveMatch; readonly level: 2 | 3 }) {
  const t = useWords();
  const [open, setOpen] = useState<readonly (typeof keys)[number][]>([]);
  const { periodLength, score, timeline } = match;
  const moments = useMemo(() => momentsOf({ periodLength, score, timeline }), [periodLength, score, timeline]);
  const last = moments.at(-1);
  if (last === undefined) return null;
  const aside = (
    <span className={css.last}>
      <bdi>{momentMinute(t, last)}</bdi> {t(`live:timeline.kind.${last.kind}`)}
    </span>
  );
  const content = <Course match={match} moments={moments} />;
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

function Course({ match, moments }: { readonly match: LiveMatch; readonly moments: readonly Moment[] }) {
  const { i18n } = useServices();
  return (
    <div className={css.course}>
      <p className={css.teams} aria-hidden>
        <bdi className={css.home}>{match.home}</bdi>
        <bdi className={css.away}>{match.away}</bdi>
      </p>
      {newestFirst(moments).map(([phase, some]) => (
        <div key={`${phase}/${some.at(-1)?.key}`}>
          <p className={css.phase}>{liveStatus(i18n, phase, match.sportId)}</p>
          <ol className={css.moments}>
            {some.map((moment) => (
              <Row key={moment.key} moment={moment} team={match[moment.side]} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Row({ moment, team }: { readonly moment: Moment; readonly team: string }) {
  const t = useWords();
  const { kind, score, side } = moment;
  return (
    <li className={css.moment}>
      <bdi className={css.minute}>{momentMinute(t, moment)}</bdi>
      <span className={classes(css.what, css.sides[side])}>
        <Mark kind={kind} />
        <span className={css.words}>
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
const momentMinute = (t: Words, moment: Moment): string => (moment.phase === "penalties" ? "" : minuteText(t, moment));

function Mark({ kind }: Pick<Moment, "kind">) {
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
