import type { ScorePair, Side } from "./event.ts";

export const sides = ["home", "away"] as const;

export const other = (side: Side): Side => (side === "home" ? "away" : "home");

/** A side's value in a pair. */
export const valueOf = (pair: ScorePair, side: Side): number => pair[side === "home" ? 0 : 1];

/** A pair with one more for a side. */
export const plus = (pair: ScorePair, side: Side): ScorePair =>
  side === "home" ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];

/** Whether a side has `count` or more, and two more than the other. */
export const leadsByTwo = (pair: ScorePair, side: Side, count: number): boolean =>
  valueOf(pair, side) >= count && valueOf(pair, side) - valueOf(pair, other(side)) >= 2;

/** "3:2" as a pair; a part that is no number is 0. */
export function pairOf(text: string): ScorePair {
  const [home = 0, away = 0] = text.split(":").map(Number);
  return [home || 0, away || 0];
}
