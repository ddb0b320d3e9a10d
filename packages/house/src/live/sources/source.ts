import type { ExpectedGoals } from "../../catalogue/prices/goals-model.ts";
import type { TimedEvent } from "./event.ts";

/** The season under which the catalogue has matches that are listed before they are played. */
export const programmeSeason = "programme";

/**
 * The model that prices a match, by its sport: from goals to come, from points or rallies won on serve, or from the points to
 * come of both sides.
 */
export type PriceModel =
  /** `knockout`: a level match goes on, with extra time and penalties. */
  | { readonly kind: "football"; readonly expected: ExpectedGoals; readonly knockout?: boolean }
  /** Chances that each side wins a point of its own serve. */
  | { readonly kind: "tennis"; readonly home: number; readonly away: number; readonly setsToWin: 2 | 3 }
  /** Chances that each side wins a rally of its own serve; three sets win. */
  | { readonly kind: "volleyball"; readonly home: number; readonly away: number }
  /** Points that each side scores in 40 minutes. */
  | { readonly kind: "basketball"; readonly home: number; readonly away: number }
  /** Goals that each side scores in 60 minutes with as many men as the other. */
  | { readonly kind: "ice_hockey"; readonly home: number; readonly away: number }
  /** Points that each side scores over the whole time, one by one. */
  | { readonly kind: "points"; readonly home: number; readonly away: number; readonly lengthMs: number };

/** A match as a source announces it. */
export interface SourceMatch {
  /** Identifies the match within its source, permanently. */
  readonly key: string;
  readonly sportId: number;
  readonly category: string;
  /** ISO 3166 in lower case; null for an international category. */
  readonly flag: string | null;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  /** No home advantage. */
  readonly neutral: boolean;
  /** The catalogue has it before it is played, under the programme's season instead of the run's. */
  readonly listed?: boolean;
  /** Minutes of one period; 0 if a period has no time. */
  readonly periodLength: number;
  /** Kick-off: milliseconds since 1970 on the source's clock. */
  readonly startsAt: number;
  /** Null if the source supplies its markets and their prices itself. */
  readonly model: PriceModel | null;
}

/** The header of every item. */
export interface ItemHeader {
  /** The match's key. */
  readonly key: string;
  /** When the source reported it: milliseconds since 1970, not decreasing within a match, never after the `now` of its poll. */
  readonly happenedAt: number;
  /** A safe integer that rises from item to item of a match, whatever their kind; gaps are allowed. */
  readonly sequence: number;
}

/** What happened in a match. */
export interface SourceEvent extends TimedEvent, ItemHeader {
  readonly about: "match";
}

/**
 * Identifies a market of the match: a type that the server settles by the score (`@livery/betting` lists them), and its handicap
 * line or "".
 */
export interface MarketName {
  readonly marketTypeId: number;
  readonly special: string;
}

/** Offered odds in thousandths (1,850 is 1.85), or a chance between 0 and 1, to which the server adds its margin. */
export type SourceOutcome =
  | { readonly outcomeId: number; readonly odds: number }
  | { readonly outcomeId: number; readonly probability: number };

/** The whole current state of a market; only for a match without a model. */
export interface SourceMarket extends ItemHeader, MarketName {
  readonly about: "market";
  /** `suspended`: no bets for now; `closed`: none any more, unless the source opens it again. */
  readonly status: "open" | "suspended" | "closed";
  /** All outcomes of an open market. In another state an empty list leaves the earlier outcomes valid. */
  readonly outcomes: readonly SourceOutcome[];
  /** The line that lists show (D25). */
  readonly mostBalanced: boolean;
}

/**
 * A market has its result, loses it again, or is void. The server settles only by the score: a result closes the market to bets
 * and a rollback takes that back; a void market is refused as `unsupported`, and stays locked.
 */
export interface SourceSettlement extends ItemHeader, MarketName {
  readonly about: "result" | "rollback" | "void";
}

export type SourceItem = SourceEvent | SourceMarket | SourceSettlement;

/** The changes since the last poll. */
export interface SourceUpdate {
  /** Matches that were not announced before, whose kick-off is near or past. */
  readonly matches: readonly SourceMatch[];
  /** Items of matches announced before or in this update, ordered by sequence within each match. */
  readonly items: readonly SourceItem[];
}

/**
 * Where live matches come from: a replay, the simulator, or an adapter for a supplier. The caller owns the clock and polls for
 * what has become due; a source that is driven from outside buffers its items until the poll. An item that the server cannot
 * ingest is refused and logged, and locks its match or market (`SourceProblem`).
 */
export interface LiveSource {
  readonly name: string;
  /** Match time runs this many times as fast as the clock. */
  readonly speed: number;
  /**
   * Returns what has become due up to `now` (milliseconds since 1970, not decreasing). The first poll returns everything before,
   * so that a successor reaches the same state; markets are then reported as they are at `now`.
   */
  poll(now: number): SourceUpdate;
  /** The latest moment at which the source was known to be alive; its markets are suspended ten seconds after it (F9). */
  aliveAt(now: number): number;
  close(): void;
}
