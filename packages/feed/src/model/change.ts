import type { LegResult, LiveSport, MarketFields, MatchFields, Movement, OutcomeFields } from "./match.ts";

/** What changed of a match; absent is unchanged. */
export type MatchChange = Partial<MatchFields> & Pick<MatchFields, "matchId">;
export type MarketChange = Partial<MarketFields> & Pick<MarketFields, "marketId">;
export type SportChange = Partial<LiveSport> & Pick<LiveSport, "sportId">;

/** What of an outcome moves and is kept in columns. */
export interface OutcomeMotion {
  readonly active: boolean;
  /** In thousandths. */
  readonly odds: number;
  readonly movement: Movement;
  /** Takes bets, as far as the outcome itself goes. */
  readonly open: boolean;
}

export type OutcomeChange = Partial<OutcomeFields> & Partial<OutcomeMotion> & { readonly handle: number };

/** The content of a Change frame. Applied in this order: removals, sports, matches, markets, outcomes. */
export interface TopicDelta {
  readonly removedMatches: readonly number[];
  readonly removedMarkets: readonly number[];
  readonly removedSports: readonly number[];
  readonly sports: readonly SportChange[];
  readonly matches: readonly MatchChange[];
  readonly markets: readonly MarketChange[];
  readonly outcomes: readonly OutcomeChange[];
}

export interface TopicLock {
  readonly locked: boolean;
  readonly matches: readonly number[];
  readonly markets: readonly number[];
}

export interface OutcomeResult {
  readonly handle: number;
  readonly result: LegResult;
}
