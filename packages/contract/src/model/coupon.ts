import type { CouponKind, Minor, SystemName, Thousandths } from "@livery/betting";
import type { OutcomeRef } from "./catalogue.ts";

/** The statuses that the server stores (D15); the wire sends its five numbers. */
export const couponStatuses = [
  "pending",
  "rejected",
  "open",
  "won",
  "lost",
  "void",
  "cashed_out",
  "cancelled",
] as const;
export type CouponStatus = (typeof couponStatuses)[number];
/** Whether the coupon is no bet, or none any more: its selections wait for no result. */
export const isWithdrawn = (status: CouponStatus): boolean => status === "cancelled" || status === "rejected";
export const couponPhases = ["prematch", "live", "mixed"] as const;
export type CouponPhase = (typeof couponPhases)[number];
/** Which changed odds the player accepts without a question (D13). */
export type OddsChange = "none" | "higher" | "any";
/** The result of an outcome (D5). */
export const outcomeVerdicts = ["won", "lost", "void", "half_won", "half_lost", "dead_heat"] as const;
export type OutcomeVerdict = (typeof outcomeVerdicts)[number];
/** The result of a coupon's selection; `open` while its outcome has none. */
export const legResults = ["open", ...outcomeVerdicts] as const;
export type LegResult = (typeof legResults)[number];

/** The most competitors that can share places in a dead heat. */
export const mostSharers = 99;

/** The feed's position when the player saw a live price (D50). */
export interface FeedPosition {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
}

/** A selection as the player saw it; the odds are a precondition that the server checks. */
export interface RequestedSelection extends OutcomeRef {
  readonly odds: Thousandths;
  readonly banker: boolean;
  /** For a live selection. */
  readonly feed?: FeedPosition | undefined;
}

export interface PlaceCoupon {
  /** What the player typed, per line or for the coupon (D4); minor units. */
  readonly stake: Minor;
  /** The total that the slip showed: a precondition. */
  readonly totalStake: Minor;
  readonly kind: CouponKind;
  readonly phase: CouponPhase;
  readonly sizes: readonly number[];
  readonly oddsChange: OddsChange;
  readonly selections: readonly RequestedSelection[];
}

export interface PlacedCoupon {
  readonly couponId: number;
  /** The number for print and for reading aloud: 12 characters. */
  readonly couponNumber: string;
  readonly status: CouponStatus;
  readonly placedAt: string;
  /** For a pending coupon: when it is confirmed or rejected (D14). */
  readonly pendingUntil?: string | undefined;
  readonly totalStake: Minor;
  readonly maxReturn: Minor;
  /** The cash balance after the placement. */
  readonly balance: Minor;
  /** The odds of the placement, in the order of the selections. */
  readonly odds: readonly Thousandths[];
}

/** What a coupon is, besides its selections. */
export interface CouponForm {
  readonly kind: CouponKind;
  /** The number of lines (D3); absent from the answers of a house that does not send it yet. */
  readonly lines?: number | undefined;
  /** For a system: its sizes and bankers (D2). */
  readonly system?: SystemName | undefined;
}

export interface CouponSummary extends CouponForm {
  readonly couponId: number;
  readonly couponNumber: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly totalStake: Minor;
  /** The largest possible return: of an open coupon as it is now, of another one as it was placed. */
  readonly maxReturn: Minor;
  /** The final payout for the stake that was not sold before; null while the coupon is open. */
  readonly payout: Minor | null;
  /** The part of the stake that was sold while the rest stayed open (D17). */
  readonly soldStake: Minor;
  /** The price of that part. */
  readonly soldPrice: Minor;
  readonly status: CouponStatus;
  readonly legCount: number;
  /** The time until which the player may cancel, or null (D18). */
  readonly cancellableUntil: string | null;
  /** Open again because a result was withdrawn (D16). */
  readonly underReview: boolean;
}

export interface CouponLeg extends OutcomeRef {
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly tournamentName: string;
  readonly marketName: string;
  readonly outcomeName: string;
  readonly odds: Thousandths;
  readonly banker: boolean;
  readonly result: LegResult;
  /** For a dead heat: places divided by the competitors who shared them, "1/2": the part of its odds that it pays (D5). */
  readonly share?: string | undefined;
  /** The score of a finished match. */
  readonly score: string | null;
}

/** A selection of a coupon with its state during play. */
export interface FollowedLeg extends CouponLeg {
  /** For an open selection whose match is in play. */
  readonly inPlay?: LegInPlay | undefined;
}

/** The present state of a selection while its match is in play. */
export interface LegInPlay {
  /** The feed's status (§4). */
  readonly status: string;
  /** "1:0". */
  readonly score: string;
  /** "67" or "45+2", minutes of the clock; "" where none runs. */
  readonly minute: string;
  /** The result of the selection at this score; null if no rule decides it. */
  readonly standing: LegResult | null;
  /** No bets are accepted on it at present. */
  readonly locked: boolean;
}

/** The present value of an open coupon, for the stake that remains on it. */
export interface CouponWorth {
  /** The amount already won, whatever happens next. */
  readonly current: Minor;
  /** The largest possible return over consistent outcomes, bonus included. */
  readonly most: Minor;
}

export interface CouponDetail extends CouponSummary {
  readonly lines: number;
  readonly totalOdds: Thousandths | null;
  readonly bonusPercent: number;
  readonly bonus: Minor;
  readonly capped: boolean;
  readonly settledAt: string | null;
  readonly reason: string | null;
  /** For a pending coupon: milliseconds until it is decided, by the server's clock; 0 if that is due (D14). */
  readonly pendingMs?: number | undefined;
  /** For a coupon that can be cancelled: the remaining milliseconds, by the server's clock. */
  readonly cancellableMs?: number | undefined;
  /** For an open coupon. */
  readonly worth?: CouponWorth | undefined;
  /** True if the server buys coupons of this kind from this player (D17); prices and locks are checked at the request. */
  readonly sellable: boolean;
  readonly legs: readonly FollowedLeg[];
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
