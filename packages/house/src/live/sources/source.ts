import type { ExpectedGoals } from "../../catalogue/prices/goals-model.ts";
import type { TimedEvent } from "./event.ts";

/** How a match is priced: by goals that are to come, by points of a server, or by the points to come of two sides. */
export type PriceModel =
  | { readonly kind: "football"; readonly expected: ExpectedGoals }
  /** Chances that each side wins a point of its own serve. */
  | { readonly kind: "tennis"; readonly home: number; readonly away: number; readonly setsToWin: 2 | 3 }
  /** Points that each side scores over the whole time, and their variance a point. */
  | { readonly kind: "points"; readonly home: number; readonly away: number; readonly lengthMs: number };

/** A match as a source announces it. */
export interface SourceMatch {
  /** Names the match within its source, for ever. */
  readonly key: string;
  readonly sportId: number;
  readonly category: string;
  /** ISO 3166 in lower case; null of an international category. */
  readonly flag: string | null;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  /** No home advantage. */
  readonly neutral: boolean;
  /** Minutes of one period; 0 where a period has no time. */
  readonly periodLength: number;
  /** Kick-off: milliseconds since 1970 on the source's clock. */
  readonly startsAt: number;
  readonly model: PriceModel;
}

/** An event of one match, with the moment at which the source's clock brought it. */
export interface SourceEvent extends TimedEvent {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly happenedAt: number;
}

/** What has come since the last poll. */
export interface SourceNews {
  /** Matches that were not announced before, whose kick-off is near or past. */
  readonly matches: readonly SourceMatch[];
  /** In order of time. */
  readonly events: readonly SourceEvent[];
}

/**
 * Where live matches come from: a replay, the simulator, or an adapter for a supplier. The caller owns the
 * clock and asks for what has become due; a source that is driven from outside keeps its news until asked.
 */
export interface LiveSource {
  readonly name: string;
  /** Match time runs this many times as fast as the clock. */
  readonly speed: number;
  /** What has become due up to `now` (milliseconds since 1970, not falling). */
  poll(now: number): SourceNews;
  /** The latest moment at which the source was known to be alive; its markets are suspended ten seconds after it (F9). */
  aliveAt(now: number): number;
  close(): void;
}
