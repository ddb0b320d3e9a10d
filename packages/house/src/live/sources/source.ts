import type { ExpectedGoals } from "../../catalogue/prices/goals-model.ts";
import type { TimedEvent } from "./event.ts";

/** The specification's number of football (§4). */
export const football = 1;

/** How the house prices a match, by the rules of its sport: by goals that are to come, by points or rallies of a server, or by the points to come of two sides. */
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
  /** Null where the source brings its markets and their prices itself. */
  readonly model: PriceModel | null;
}

/** What every item of news says of itself. */
export interface ItemHeader {
  /** The match's. */
  readonly key: string;
  /** When the source said it: milliseconds since 1970, not falling within a match, never after the `now` of its poll. */
  readonly happenedAt: number;
  /** A safe integer that rises from item to item of a match, whatever they are about; gaps are no fault. */
  readonly sequence: number;
}

/** What happened in a match. */
export interface SourceEvent extends TimedEvent, ItemHeader {
  readonly about: "match";
}

/** Names a market of the match: a type that the house settles by the score (`@livery/betting` lists them), and its line or "". */
export interface MarketName {
  readonly marketTypeId: number;
  readonly special: string;
}

/** A price in thousandths (1,850 is 1.85) as it is offered, or a chance between 0 and 1, to which the house adds its margin. */
export type SourceOutcome =
  | { readonly outcomeId: number; readonly odds: number }
  | { readonly outcomeId: number; readonly probability: number };

/** A market as it is now, whole: of a match without a model alone. */
export interface SourceMarket extends ItemHeader, MarketName {
  readonly about: "market";
  /** `suspended`: no bets for now; `closed`: none any more, unless the source opens it again. */
  readonly status: "open" | "suspended" | "closed";
  /** Every outcome of one that is open; of others those before it hold where none is named. */
  readonly outcomes: readonly SourceOutcome[];
  /** The line that lists show (D25). */
  readonly mostBalanced: boolean;
}

/**
 * A market has its result, loses it again, or is void. The house settles by the score and by nothing else: a result closes the
 * market to bets and a rollback takes that back; what is void is refused as `unsupported`, and its market stays locked.
 */
export interface SourceSettlement extends ItemHeader, MarketName {
  readonly about: "result" | "rollback" | "void";
}

export type SourceItem = SourceEvent | SourceMarket | SourceSettlement;

/** What has come since the last poll. */
export interface SourceUpdate {
  /** Matches that were not announced before, whose kick-off is near or past. */
  readonly matches: readonly SourceMatch[];
  /** Of matches announced before or with them, each match's in order of its sequence. */
  readonly items: readonly SourceItem[];
}

/**
 * Where live matches come from: a replay, the simulator, or an adapter for a supplier. The caller owns the
 * clock and asks for what has become due; a source that is driven from outside keeps its news until asked.
 * What the house cannot take is refused, logged and locks what it is about (`SourceProblem`).
 */
export interface LiveSource {
  readonly name: string;
  /** Match time runs this many times as fast as the clock. */
  readonly speed: number;
  /**
   * What has become due up to `now` (milliseconds since 1970, not falling). The first one brings what was, so that whoever
   * takes a source over knows the same; markets then are said as they are, at `now`.
   */
  poll(now: number): SourceUpdate;
  /** The latest moment at which the source was known to be alive; its markets are suspended ten seconds after it (F9). */
  aliveAt(now: number): number;
  close(): void;
}
