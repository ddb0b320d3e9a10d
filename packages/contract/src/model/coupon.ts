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
export const legResults = ["open", "won", "lost", "void", "half_won", "half_lost", "dead_heat"] as const;
export type LegResult = (typeof legResults)[number];

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
  /** What was paid; null while the coupon is open. */
  readonly payout: Minor | null;
  readonly status: CouponStatus;
  readonly legCount: number;
  /** Until when the player may cancel, or null (D18). */
  readonly cancellableUntil: string | null;
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
  readonly score: string | null;
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
  readonly legs: readonly CouponLeg[];
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
