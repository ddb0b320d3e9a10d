import type { LiveMatch } from "@livery/feed";
import { classes, VisuallyHidden } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import * as css from "./scoreboard.css.ts";

type Side = "home" | "away";
type Scored = Pick<
  LiveMatch,
  | "score"
  | "gameScore"
  | "setScores"
  | "redHome"
  | "redAway"
  | "yellowHome"
  | "yellowAway"
  | "yellowRedHome"
  | "yellowRedAway"
  | "cornersHome"
  | "cornersAway"
>;

/** Returns one side of "2:1"; a score in another notation is shown whole on the home side. */
export function sideOf(score: string, side: Side): string {
  const parts = score.split(":");
  if (parts.length !== 2) return side === "home" ? score : "";
  return parts[side === "home" ? 0 : 1] ?? "";
}

/** Returns the games of a side in each set, by the set's number: 6 and 3 of "6:4 3:2". */
export function setsOf(setScores: string, side: Side): readonly { readonly number: number; readonly games: string }[] {
  return setScores
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((set, index) => ({ number: index + 1, games: sideOf(set, side) }));
}

/** Cards of one team: a second yellow counts as a red one too. */
export function Cards({ match, side }: { readonly match: Scored; readonly side: Side }) {
  const t = useTranslate();
  const isHome = side === "home";
  const red = (isHome ? match.redHome : match.redAway) + (isHome ? match.yellowRedHome : match.yellowRedAway);
  const yellow = isHome ? match.yellowHome : match.yellowAway;
  return (
    <>
      {yellow > 0 && <Card count={yellow} tone="yellow" label={t("live:yellowCards", { count: yellow })} />}
      {red > 0 && <Card count={red} tone="red" label={t("live:redCards", { count: red })} />}
    </>
  );
}

function Card(props: { readonly count: number; readonly tone: "red" | "yellow"; readonly label: string }) {
  const { count, label, tone } = props;
  return (
    <span className={classes(css.card, css.cards[tone])} title={label}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

export function Corners({ match, side }: { readonly match: Scored; readonly side: Side }) {
  const t = useTranslate();
  const count = side === "home" ? match.cornersHome : match.cornersAway;
  if (match.cornersHome + match.cornersAway === 0) return null;
  const label = t("live:corners", { count });
  return (
    <span className={css.corners} title={label}>
      <svg viewBox="0 0 10 12" className={css.flag} aria-hidden>
        <path d="M2 11.5V1l6.5 2.6L2 6.4" />
      </svg>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** The figures of one team: games of each set, points of the game, and the score itself. */
export function Score({
  match,
  side,
  sets = false,
}: {
  readonly match: Scored;
  readonly side: Side;
  readonly sets?: boolean;
}) {
  const game = sideOf(match.gameScore, side);
  return (
    <span className={css.score}>
      {sets &&
        setsOf(match.setScores, side).map(({ games, number }) => (
          <span key={number} className={css.set}>
            {games}
          </span>
        ))}
      {game !== "" && <span className={css.game}>{game}</span>}
      <span className={css.total}>{sideOf(match.score, side)}</span>
    </span>
  );
}
