import type { Minor, Thousandths } from "@livery/betting";
import type { OutcomeRef, StakeLimits } from "./catalogue.ts";
import type { CouponForm, CouponStatus } from "./coupon.ts";

/** A quote for the sale of a coupon (D17), or the completed sale. */
export interface CouponSale {
  /** The id that accepts the quote; it is valid for 5 s and includes the coupon's version. */
  readonly quote: string;
  /** Percent of the stake that is not sold yet, 1 to 100. */
  readonly percent: number;
  /** The part of the stake that is sold, in minor units. */
  readonly stake: Minor;
  /** The stake that remains on the coupon; 0 if all of it is sold. */
  readonly remainingStake: Minor;
  /** The price of that part. */
  readonly price: Minor;
  /** The largest possible return of the part, which the player gives up. */
  readonly maxReturn: Minor;
  readonly expiresAt: string;
  /** Milliseconds until the quote expires, by the server's clock; 0 after the sale. */
  readonly validMs: number;
  readonly sold: boolean;
  /** The cash balance after the sale; null for a quote. */
  readonly balance: Minor | null;
}

export interface CancelledCoupon {
  readonly couponId: number;
  readonly cancelledAt: string;
  readonly balance: Minor;
}

/** The data of a printed coupon, for any holder of its code. */
export interface TicketCheck extends Partial<CouponForm> {
  readonly couponNumber: string;
  readonly status: CouponStatus;
  readonly placedAt: string;
  readonly currency: string;
  readonly totalStake: Minor;
  /** The final payout; null while the coupon is open. */
  readonly payout: Minor | null;
  /** The price of the parts that were sold before the end. */
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

/** The id under which any holder may see a coupon's selections (D22). */
export interface CouponShare {
  /** 128 random bits, 32 hexadecimal digits. */
  readonly shareId: string;
}

/**
 * A selection that another player chose, as it is offered now. It does not reveal the player, the stake or the odds of the coupon
 * (D22).
 */
export interface SharedSelection extends OutcomeRef {
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
  /** The present price; null if the selection is no longer on offer. */
  readonly odds: Thousandths | null;
  readonly locked: boolean;
  /** The larger `minTip` of match and outcome (D8). */
  readonly minTip: number;
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** A selection of a booked slip; its odds are those at the time of loading. */
export type BookedSelection = Pick<SharedSelection, "banker" | keyof OutcomeRef>;

/** A shared coupon: its selections, and the system that they are. */
export interface SharedCoupon {
  readonly selections: readonly SharedSelection[];
  /** Chosen sizes of a system without bankers; empty or absent for every other kind. */
  readonly sizes?: readonly number[] | undefined;
}

/** A slip that was stored under a booking code before the placement (D22). */
export interface BookedSlip {
  /** 10 unambiguous letters and digits. */
  readonly code: string;
  readonly expiresAt: string;
}

/** A booked slip at present prices. */
export interface Booking extends BookedSlip {
  readonly selections: readonly SharedSelection[];
  /** Chosen sizes of a system without bankers; empty for every other kind. */
  readonly sizes: readonly number[];
}
