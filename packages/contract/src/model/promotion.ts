import type { Minor } from "@livery/betting";
import type { CouponSummary } from "./coupon.ts";

/** An affiliate's own figures. */
export interface Affiliate {
  readonly tag: string;
  readonly link: string;
  readonly status: "pending" | "approved" | "denied";
  readonly clicks: number;
  readonly members: number;
  readonly currency: string;
  readonly earned: Minor;
  readonly percent: number;
}

export interface AffiliateInfo {
  readonly title: string;
  readonly html: string;
  readonly percent: number;
}

export interface AffiliateBanner {
  readonly bannerId: number;
  readonly title: string;
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly link: string;
}

export interface DealerSummary {
  readonly dealerId: number;
  readonly userName: string;
  readonly role: "sub-dealer" | "dealer" | "partner";
  readonly active: boolean;
  readonly currency: string;
  /** Signed: a post-paid dealer has debt. */
  readonly credit: Minor;
  readonly userCount: number;
  readonly dealerCount: number;
}

/** The figures of one dealer over a period. */
export interface DealerFinance {
  readonly dealerId: number;
  readonly userName: string;
  readonly currency: string;
  readonly couponCount: number;
  readonly staked: Minor;
  readonly paid: Minor;
  readonly open: Minor;
  readonly bonus: Minor;
  readonly commission: Minor;
  /** Signed. */
  readonly net: Minor;
}

export interface DealerCoupon extends CouponSummary {
  readonly dealerId: number;
  readonly userName: string;
}
