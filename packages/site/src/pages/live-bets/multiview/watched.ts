import { liveMatchIdOf } from "../../../live/match-id.ts";

/** As many matches as are watched side by side: each is a topic that the page holds. */
export const mostBeside = 4;
/** As many as a board of them holds. */
export const mostOnBoard = 6;

/** The matches that are watched side by side, in the order in which they were chosen. */
export interface Watched {
  readonly ids: readonly number[];
  /** The address names more of them than are watched. */
  readonly beyond: boolean;
}

/**
 * What an address says of it: `?matches=7,12`. Null where it does not speak of it. What is no match's id is not there, and
 * what stands there twice is there once; without any (`?matches=none`) the player has not chosen yet.
 */
export function readWatched(text: string | undefined, most: number): Watched | null {
  if (text === undefined) return null;
  const named = new Set(text.split(",").flatMap((each) => liveMatchIdOf(each.trim()) ?? []));
  return { ids: [...named].slice(0, most), beyond: named.size > most };
}

/** How it stands in an address. */
export function writeWatched(ids: readonly number[]): string {
  return ids.length === 0 ? "none" : ids.join(",");
}

/** With a match, or without it where it was watched; null where there is no place for one more. */
export function toggled(ids: readonly number[], matchId: number, most: number): readonly number[] | null {
  if (ids.includes(matchId)) return ids.filter((id) => id !== matchId);
  return ids.length < most ? [...ids, matchId] : null;
}

/** With a match so many places on; the ends are the ends. */
export function moved(ids: readonly number[], matchId: number, by: number): readonly number[] {
  const at = ids.indexOf(matchId);
  if (at < 0) return ids;
  const others = ids.toSpliced(at, 1);
  return others.toSpliced(Math.min(others.length, Math.max(0, at + by)), 0, matchId);
}
