import type { ScorePair, Side } from "../event.ts";
import { leadsByTwo, other, plus, valueOf } from "../sides.ts";

/** The score of a tennis match. */
export interface TennisScore {
  readonly sets: ScorePair;
  /** Games of the finished sets and of the present one, the last. */
  readonly games: readonly ScorePair[];
  /** Points of the current game, or of the tie-break. */
  readonly points: ScorePair;
  readonly tieBreak: boolean;
  readonly serving: Side;
  /** Who served first in the tie-break, while there is one. */
  readonly firstInTieBreak: Side | null;
  readonly winner: Side | null;
}

export function tennisStart(serving: Side): TennisScore {
  return {
    sets: [0, 0],
    games: [[0, 0]],
    points: [0, 0],
    tieBreak: false,
    serving,
    firstInTieBreak: null,
    winner: null,
  };
}

/** The score after a point, by the rules of tennis with a tie-break at six all in every set. */
export function pointTo(score: TennisScore, side: Side, setsToWin: 2 | 3): TennisScore {
  const points = plus(score.points, side);
  if (!leadsByTwo(points, side, score.tieBreak ? 7 : 4))
    return { ...score, points, serving: nextServer(score, points) };
  const games = [...score.games.slice(0, -1), plus(score.games.at(-1) ?? [0, 0], side)];
  const set = games.at(-1) ?? [0, 0];
  const serving = other(score.firstInTieBreak ?? score.serving);
  const next = { ...score, games, points: [0, 0] as const, tieBreak: false, firstInTieBreak: null, serving };
  if (!score.tieBreak && !leadsByTwo(set, side, 6)) {
    const six = set[0] === 6 && set[1] === 6;
    return { ...next, tieBreak: six, firstInTieBreak: six ? serving : null };
  }
  const sets = plus(score.sets, side);
  if (valueOf(sets, side) === setsToWin) return { ...next, sets, winner: side };
  return { ...next, sets, games: [...games, [0, 0]] };
}

function nextServer({ tieBreak, serving, firstInTieBreak }: TennisScore, points: ScorePair): Side {
  return tieBreak && firstInTieBreak !== null ? tieBreakServer(points, firstInTieBreak) : serving;
}

/**
 * The server in a tie-break that `first` began: the serve changes after its first point, then after every second one. Also the
 * reverse: the side that began a tie-break in which `first` serves now.
 */
export function tieBreakServer([home, away]: ScorePair, first: Side): Side {
  return Math.floor((home + away + 1) / 2) % 2 === 0 ? first : other(first);
}

const pointNames = ["0", "15", "30", "40"] as const;

/** The current game as it is called: "40:15", "A:40"; in a tie-break its points. */
export function gameText({ points: [home, away], tieBreak }: TennisScore): string {
  if (tieBreak) return `${home}:${away}`;
  if (home >= 3 && away >= 3) return home === away ? "40:40" : home > away ? "A:40" : "40:A";
  return `${pointNames[home] ?? "40"}:${pointNames[away] ?? "40"}`;
}

/** The sets so far, the current one included: "6:4 3:2". */
export function setsText({ games }: TennisScore): string {
  return games.map(([home, away]) => `${home}:${away}`).join(" ");
}
