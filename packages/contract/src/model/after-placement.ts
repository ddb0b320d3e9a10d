import type { Minor, Thousandths } from "@livery/betting";
import type { OutcomeRef, StakeLimits } from "./catalogue.ts";
import type { CouponStatus } from "./coupon.ts";

/** An offer to buy a coupon back (D17), or the sale itself. */
export interface CouponSale {
  /** Named again to accept the offer; it lives for 5 s and carries the coupon's version. */
  readonly quote: string;
  /** Of the stake that was not sold before, 1 to 100. */
  readonly percent: number;
  /** The part of the stake that is sold. */
  readonly stake: Minor;
  /** The stake that stays on the coupon; 0 where all of it is sold. */
  readonly remainingStake: Minor;
  /** What is paid for that part. */
  readonly price: Minor;
  /** The most that the part could still return: what the player gives up. */
  readonly maxReturn: Minor;
  readonly expiresAt: string;
  /** Milliseconds until then by the house's clock; 0 after the sale. */
  readonly validMs: number;
  readonly sold: boolean;
  /** The cash balance after the sale; null for an offer. */
  readonly balance: Minor | null;
}

export interface CancelledCoupon {
  readonly couponId: number;
  readonly cancelledAt: string;
  readonly balance: Minor;
}

/** What a code on a printed coupon tells whoever holds it. */
export interface TicketCheck {
  readonly couponNumber: string;
  readonly status: CouponStatus;
  readonly placedAt: string;
  readonly currency: string;
  readonly stake: Minor;
  /** What was paid in the end; null while the coupon is open. */
  readonly payout: Minor | null;
  /** What was paid for parts that were sold before the end. */
  readonly soldPrice: Minor;
}

export interface BingoCheck {
  readonly cardNumber: string;
  readonly status: "waiting" | "won" | "lost" | "paid";
  readonly currency: string;
  readonly stake: Minor;
  readonly payout: Minor | null;
  readonly drawnAt: string | null;
}

export type PrinterState = "ready" | "no_paper" | "offline" | "cover_open";

/** The id under which a coupon's picks may be seen by whoever has it (D22). */
export interface CouponShare {
  /** 128 random bits, 32 hexadecimal digits. */
  readonly shareId: string;
}

/**
 * A selection that somebody else chose, as it is offered now. It says nothing of who chose it, of a stake or of the odds that he
 * took (D22).
 */
export interface SharedPick extends OutcomeRef {
  readonly home: string;
  readonly away: string;
  /** RFC 3339, UTC. */
  readonly startsAt: string;
  readonly sportId: number;
  readonly tournamentName: string;
  readonly marketName: string;
  readonly outcomeName: string;
  readonly banker: boolean;
  readonly live: boolean;
  /** The price of now; null where the selection is not on offer any more. */
  readonly odds: Thousandths | null;
  readonly locked: boolean;
  /** The larger of match's and outcome's (D8). */
  readonly minTip: number;
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** A selection of a slip that is put down: its odds are those of whoever loads it. */
export type BookedPick = Pick<SharedPick, "banker" | keyof OutcomeRef>;

/** What a shared coupon shows: picks only. */
export interface SharedCoupon {
  readonly picks: readonly SharedPick[];
}

/** A slip that was put down under a code before it was placed (D22). */
export interface BookedSlip {
  /** 10 letters and digits that nobody mistakes for each other. */
  readonly code: string;
  readonly expiresAt: string;
}

/** A booked slip at the prices of now. */
export interface Booking extends BookedSlip {
  readonly picks: readonly SharedPick[];
  /** Chosen sizes of a system, bankers not counted; empty for every other kind. */
  readonly sizes: readonly number[];
}
