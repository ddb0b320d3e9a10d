import type { OutcomeMotion, SportChange } from "../model/change.ts";
import type { LegResult, MarketFields, MatchFields, OutcomeFields } from "../model/match.ts";

/** The time at which a frame is made, and the age of its source's last sign of life at that time. */
export interface Stamp {
  /** The server's clock, milliseconds since 1970, whole; it does not go back within an epoch. */
  readonly serverMs: number;
  readonly sourceAgeMs: number;
}

/** An outcome as its source identifies it. */
export interface OutcomeId {
  readonly marketId: number;
  readonly outcomeId: number;
}

/**
 * Input of a source: whole rows or parts of them. Only what differs from the state is sent. A new market names its match. A match
 * that is started or stopped is unlocked or locked with it (§4) unless the input sets these fields.
 */
export interface TopicInput {
  readonly removedMatches?: readonly number[];
  readonly removedMarkets?: readonly number[];
  readonly removedSports?: readonly number[];
  readonly sports?: readonly SportChange[];
  readonly matches?: readonly (Partial<MatchFields> & Pick<MatchFields, "matchId">)[];
  readonly markets?: readonly (Partial<MarketFields> & Pick<MarketFields, "marketId">)[];
  readonly outcomes?: readonly (Partial<OutcomeFields> & Partial<OutcomeMotion> & OutcomeId)[];
}

export interface SettledOutcome extends OutcomeId {
  readonly result: LegResult;
}
