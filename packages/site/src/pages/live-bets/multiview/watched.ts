import { liveMatchIdOf } from "../../../live/match-id.ts";

/** As many matches as are watched side by side: each is a topic that the page holds. */
export const mostWatched = 4;

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
export function readWatched(text: string | undefined): Watched | null {
  if (text === undefined) return null;
  const named = new Set(text.split(",").flatMap((each) => liveMatchIdOf(each.trim()) ?? []));
  return { ids: [...named].slice(0, mostWatched), beyond: named.size > mostWatched };
}

/** How it stands in an address. */
export function writeWatched(ids: readonly number[]): string {
  return ids.length === 0 ? "none" : ids.join(",");
}

/** With a match, or without it where it was watched; null where there is no place for one more. */
export function toggled(ids: readonly number[], matchId: number): readonly number[] | null {
  if (ids.includes(matchId)) return ids.filter((id) => id !== matchId);
  return ids.length < mostWatched ? [...ids, matchId] : null;
}
