import type { Minor } from "@livery/betting";
import type { CouponStatus } from "./coupon.ts";

/** An offer to buy a coupon back (D17), or the sale itself. */
export interface CouponSale {
  /** Named again to accept the offer; it lives for 5 s and carries the coupon's version. */
  readonly quote: string;
  readonly percent: number;
  readonly price: Minor;
  readonly expiresAt: string;
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
  readonly payout: Minor | null;
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
