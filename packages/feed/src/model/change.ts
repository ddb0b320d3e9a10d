import type { LegResult, LiveSport, MarketFields, MatchFields, Movement, OutcomeFields } from "./match.ts";

/** The changed fields of a match; an absent field is unchanged. */
export type MatchChange = Partial<MatchFields> & Pick<MatchFields, "matchId">;
export type MarketChange = Partial<MarketFields> & Pick<MarketFields, "marketId">;
export type SportChange = Partial<LiveSport> & Pick<LiveSport, "sportId">;

/** The fields of an outcome that move; stored in columns. */
export interface OutcomeMotion {
  readonly active: boolean;
  /** In thousandths. */
  readonly odds: number;
  readonly movement: Movement;
  /** The outcome itself takes bets; its market or match may still be locked. */
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
