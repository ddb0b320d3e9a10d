import { liveMatchIdOf } from "../../../live/match-id.ts";

/** Maximum number of matches side by side; each is a topic that the page subscribes to. */
export const mostBeside = 4;
/** Maximum number of matches on a board. */
export const mostOnBoard = 6;

/** The matches that are watched side by side, in the order of choice. */
export interface Watched {
  readonly ids: readonly number[];
  /** Whether the address names more matches than are watched. */
  readonly beyond: boolean;
}

/**
 * Reads the watched matches of an address: `?matches=7,12`. Returns null if the address has none. Invalid ids and duplicates are
 * dropped; with no ids left (`?matches=none`) the player has not chosen yet.
 */
export function readWatched(text: string | undefined, most: number): Watched | null {
  if (text === undefined) return null;
  const named = new Set(text.split(",").flatMap((each) => liveMatchIdOf(each.trim()) ?? []));
  return { ids: [...named].slice(0, most), beyond: named.size > most };
}

/** Returns the ids as text for an address. */
export function writeWatched(ids: readonly number[]): string {
  return ids.length === 0 ? "none" : ids.join(",");
}

/** Returns the ids with a match added, or removed if it is watched; null if there is no free slot. */
export function toggled(ids: readonly number[], matchId: number, most: number): readonly number[] | null {
  if (ids.includes(matchId)) return ids.filter((id) => id !== matchId);
  return ids.length < most ? [...ids, matchId] : null;
}

/** Returns the ids with a match moved by a number of positions, at most to either end. */
export function moved(ids: readonly number[], matchId: number, by: number): readonly number[] {
  const at = ids.indexOf(matchId);
  if (at < 0) return ids;
  const others = ids.toSpliced(at, 1);
  return others.toSpliced(Math.min(others.length, Math.max(0, at + by)), 0, matchId);
}
