import type { Market, MatchSummary, Outcome, OutcomeRef, SharedSelection } from "@livery/contract";
import type { StakeLimits, Thousandths } from "@livery/betting";

/** Why a selection can no longer be bet on; the contract's error code of the same name. */
export type ClosedReason = "market_closed" | "match_started" | "match_cancelled";

/** The chosen outcome, as the page that offered it knows it. */
export interface OfferedSelection extends Omit<SharedSelection, "odds" | "banker"> {
  readonly odds: Thousandths;
}

/** A selection in the slip. `odds` is the price that the player saw and accepted, and the one that is sent (D56). */
export interface SlipSelection extends OfferedSelection {
  /** The price that the server offers now. */
  readonly offered: Thousandths;
  /** The last movement of the offered price (§3). */
  readonly movement: -1 | 0 | 1;
  readonly closed: ClosedReason | null;
  readonly banker: boolean;
}

/** The bridge's changes of one selection; an absent field is unchanged (D56). */
export interface SelectionChange {
  readonly ref: OutcomeRef;
  readonly odds?: Thousandths;
  readonly locked?: boolean;
  readonly closed?: ClosedReason | null;
  /** The limits of the outcome itself (D7). */
  readonly single?: StakeLimits;
  readonly combined?: StakeLimits;
  /** The match is over: the selection leaves the slip (§4). */
  readonly finished?: boolean;
}

/** Whether an outcome's limits are unchanged. */
export function sameLimits(
  one: Pick<OfferedSelection, "single" | "combined">,
  other: Pick<OfferedSelection, "single" | "combined">,
): boolean {
  return sameStakes(one.single, other.single) && sameStakes(one.combined, other.combined);
}

function sameStakes(one: StakeLimits, other: StakeLimits): boolean {
  return one.minStake === other.minStake && one.maxStake === other.maxStake && one.maxPay === other.maxPay;
}

/** Builds a selection from the results of calls. */
export function offeredSelection(
  match: MatchSummary,
  market: Market,
  outcome: Outcome,
  live = false,
): OfferedSelection {
  return {
    matchId: match.matchId,
    marketTypeId: market.marketTypeId,
    outcomeId: outcome.outcomeId,
    special: market.special,
    odds: outcome.odds,
    locked: market.locked || outcome.locked,
    live,
    minTip: Math.max(match.minTip, outcome.minTip),
    single: outcome.single,
    combined: outcome.combined,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    sportId: match.sportId,
    tournamentName: match.tournamentName,
    marketName: market.name,
    outcomeName: outcome.name,
  };
}

/** Returns only the fields that identify a selection's outcome. */
export function outcomeRef({ matchId, marketTypeId, outcomeId, special }: OutcomeRef): OutcomeRef {
  return { matchId, marketTypeId, outcomeId, special };
}
