import type { CouponKind, Minor, Thousandths } from "@livery/betting";
import type { OutcomeRef } from "./catalogue.ts";

/** D15: what the house keeps; the wire sends its five numbers. */
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
export const couponPhases = ["prematch", "live", "mixed"] as const;
export type CouponPhase = (typeof couponPhases)[number];
/** D13: which changed odds the player takes without being asked. */
export type OddsChange = "none" | "higher" | "any";
/** What an outcome comes to (D5). */
export const outcomeVerdicts = ["won", "lost", "void", "half_won", "half_lost", "dead_heat"] as const;
export type OutcomeVerdict = (typeof outcomeVerdicts)[number];
/** What a selection of a coupon came to, or that its outcome has come to nothing yet. */
export const legResults = ["open", ...outcomeVerdicts] as const;
export type LegResult = (typeof legResults)[number];

/** So many at most share places in a dead heat. */
export const mostSharers = 99;

/** Where the feed stood when the player saw a live price (D50). */
export interface FeedPosition {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
}

/** A pick as the player saw it; the odd is a precondition, never believed. */
export interface Pick extends OutcomeRef {
  readonly odds: Thousandths;
  readonly banker: boolean;
  /** Of a live pick. */
  readonly feed?: FeedPosition | undefined;
}

export interface PlaceCoupon {
  /** The typed amount, minor units. */
  readonly stake: Minor;
  /** What the slip showed as the total: a precondition. */
  readonly totalStake: Minor;
  readonly kind: CouponKind;
  readonly phase: CouponPhase;
  readonly sizes: readonly number[];
  readonly oddsChange: OddsChange;
  readonly picks: readonly Pick[];
}

export interface PlacedCoupon {
  readonly couponId: number;
  /** What is printed and read out: 12 characters. */
  readonly couponNumber: string;
  readonly status: CouponStatus;
  readonly placedAt: string;
  /** Of a pending coupon: when it is confirmed or rejected (D14). */
  readonly pendingUntil?: string | undefined;
  readonly stake: Minor;
  readonly maxReturn: Minor;
  /** The cash balance after the bet. */
  readonly balance: Minor;
  /** The odds taken, in the order of the picks. */
  readonly odds: readonly Thousandths[];
}

export interface CouponSummary {
  readonly couponId: number;
  readonly couponNumber: string;
  readonly kind: CouponKind;
  readonly placedAt: string;
  readonly currency: string;
  readonly stake: Minor;
  readonly maxReturn: Minor;
  /** What was paid in the end, for the stake that was not sold before; null while the coupon is open. */
  readonly payout: Minor | null;
  /** The part of the stake that was sold while the rest stayed open (D17). */
  readonly soldStake: Minor;
  /** What was paid for that part. */
  readonly soldPrice: Minor;
  readonly status: CouponStatus;
  readonly legCount: number;
  /** Until when the player may cancel, or null (D18). */
  readonly cancellableUntil: string | null;
  /** Open again because a result was taken back (D16). */
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
  /** Of a dead heat: the places over those who shared them, "1/2", which is the part of its odd that it pays (D5). */
  readonly share?: string | undefined;
  /** Of a match that is over. */
  readonly score: string | null;
}

/** A selection of a coupon that its player looks at. */
export interface FollowedLeg extends CouponLeg {
  /** Of an open selection whose match is being played. */
  readonly inPlay?: LegInPlay | undefined;
}

/** How a selection stands while its match is being played. */
export interface LegInPlay {
  /** The feed's word (§4). */
  readonly status: string;
  /** "1:0". */
  readonly score: string;
  /** "67" or "45+2", minutes of the clock; "" where none runs. */
  readonly minute: string;
  /** What the selection would be at this score; null where no rule says so. */
  readonly standing: LegResult | null;
  /** No bets are taken on it at this moment. */
  readonly locked: boolean;
}

/** What an open coupon is worth at this moment, for the stake that is left on it. */
export interface CouponWorth {
  /** What is won already, whatever comes. */
  readonly current: Minor;
  /** The most that can still come over consistent outcomes, bonus included. */
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
  /** Of a pending coupon: milliseconds until it is decided, by the house's clock; 0 where that is due (D14). */
  readonly pendingMs?: number | undefined;
  /** Of a coupon that may be cancelled: milliseconds for which it still may, by the house's clock. */
  readonly cancellableMs?: number | undefined;
  /** Of an open coupon. */
  readonly worth?: CouponWorth | undefined;
  /** True where the house buys coupons of this kind from this player (D17); prices and locks are looked at when it is asked. */
  readonly sellable: boolean;
  readonly legs: readonly FollowedLeg[];
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
