import type { CouponKind, Minor, Thousandths } from "@livery/betting";
import type { CouponLeg, CouponPhase, CouponStatus } from "../model/coupon.ts";
import type { BonusRule, Service, UserInfo } from "../model/user.ts";
import type { Action, Role } from "../permissions/index.ts";
import type { BindingLimits, DealerTerms } from "./limit-model.ts";

/** Who works at the panel: the roles that can sign in there. */
export type StaffRole = Exclude<Role, "visitor" | "player" | "terminal">;

export interface Staff {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** The dealer that the account acts for; null for an operator or admin, who act for the tenant. */
  readonly dealerId: number | null;
  readonly dealerName: string | null;
  readonly currency: string;
  readonly lang: string;
  /** The dealer's credit and how far below zero it may go (I4); null without a dealer. */
  readonly credit: Minor | null;
  readonly creditLine: Minor | null;
  /** What the account may do at all, flags of its dealer applied: the panel's menu is made of it. */
  readonly may: readonly Action[];
  /** Sites of the tenant, for new users and filters. */
  readonly sites: readonly PanelSite[];
  /** The tenant's books did not hold: no money moves until that is lifted. */
  readonly readOnly: boolean;
  /** Until when the second factor counts as fresh, or null. */
  readonly factorUntil: string | null;
  /** Grows when role or flags change. */
  readonly version: number;
}

export interface PanelSite {
  readonly siteId: number;
  readonly name: string;
  readonly host: string;
  readonly languages: readonly string[];
}

/** How a list is ordered. */
export interface Sort<By extends string = string> {
  readonly by: By;
  readonly descending: boolean;
}

/** A dealer in the tree, with what lies below it. */
export interface DealerNode {
  readonly dealerId: number;
  readonly parentId: number | null;
  readonly depth: number;
  readonly name: string;
  readonly active: boolean;
  readonly currency: string;
  readonly credit: Minor;
  readonly creditLine: Minor;
  /** Direct users and dealers, and how many there may be (null: no limit). */
  readonly users: number;
  readonly maxUsers: number | null;
  readonly dealers: number;
  readonly maxDealers: number | null;
}

export interface DealerDetail extends DealerNode, DealerTerms {
  /** From the top dealer down to this one, as far up as the actor may see. */
  readonly path: readonly { readonly dealerId: number; readonly name: string }[];
  /** Flags by action that are on. */
  readonly flags: readonly Action[];
  readonly createdAt: string;
  readonly version: number;
  /** What the actor may do to this dealer now. */
  readonly may: readonly Action[];
}

export interface UserRow {
  readonly playerId: number;
  readonly userName: string;
  readonly siteId: number;
  readonly siteName: string;
  readonly dealerId: number;
  readonly dealerName: string;
  readonly active: boolean;
  readonly online: boolean;
  readonly currency: string;
  readonly balance: Minor;
  readonly openCoupons: number;
  readonly createdAt: string;
  /** The last sign-in, or null. */
  readonly lastSeenAt: string | null;
}

export interface PanelUser extends UserRow {
  readonly lang: string;
  readonly path: readonly { readonly dealerId: number; readonly name: string }[];
  readonly services: Readonly<Record<Service, boolean>>;
  /** His own, as they are set for him. */
  readonly limits: UserInfo["limits"];
  /** What binds him, and whose it is. */
  readonly binding: BindingLimits;
  readonly stakeType: "line" | "coupon";
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  readonly bonus: BonusRule;
  /** Hidden (`…`) where the actor sees it masked. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  /** He is refused whatever he asks to pay in or out (§8). */
  readonly transfersBlocked: boolean;
  readonly version: number;
  /** What the actor may do to this user now. */
  readonly may: readonly Action[];
}

/** After credit was moved. */
export interface CreditMoved {
  readonly transactionId: number;
  /** Of the receiver or giver at the other end: the user's balance or the dealer's credit. */
  readonly otherBalance: Minor;
  /** Of the actor's own dealer. */
  readonly credit: Minor;
}

export interface PanelCouponRow {
  readonly couponId: number;
  readonly couponNumber: string;
  readonly playerId: number;
  readonly userName: string;
  readonly dealerId: number;
  readonly dealerName: string;
  readonly siteName: string;
  readonly kind: CouponKind;
  readonly phase: CouponPhase;
  readonly status: CouponStatus;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly currency: string;
  readonly stake: Minor;
  readonly maxReturn: Minor;
  readonly payout: Minor | null;
  readonly legCount: number;
  readonly cancellableUntil: string | null;
}

export interface PanelCoupon extends PanelCouponRow {
  readonly lines: number;
  readonly totalOdds: Thousandths | null;
  readonly bonusPercent: number;
  readonly bonus: Minor;
  readonly capped: boolean;
  readonly reason: string | null;
  readonly legs: readonly CouponLeg[];
  /** Ledger transactions of the coupon, oldest first. */
  readonly postings: readonly {
    readonly transactionId: number;
    readonly at: string;
    readonly kind: string;
    readonly actor: string;
    /** What the user's cash gained or lost by it. */
    readonly cash: Minor;
  }[];
  readonly may: readonly Action[];
}

export interface PanelCancelled {
  readonly couponId: number;
  readonly cancelledAt: string;
  /** The user's cash after it. */
  readonly balance: Minor;
}

/** One ledger entry of an account that keeps a balance. */
export interface MovementRow {
  readonly transactionId: number;
  /** The entry's place in its account's history. */
  readonly sequence: number;
  readonly at: string;
  readonly kind: string;
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  readonly currency: string;
  /** The other side in words: a user's or dealer's name, a coupon's number; "" for the book and its like. */
  readonly counterparty: string;
  readonly couponNumber: string | null;
  readonly actor: string;
  readonly note: string | null;
}

export const listNames = [
  "users",
  "coupons",
  "movements",
  "payments",
  "bonuses",
  "bonusRequests",
  "results",
  "audit",
] as const;
export type ListName = (typeof listNames)[number];

/** A list's state that somebody kept: filters, order, columns, as the address holds them. */
export interface SavedView {
  readonly viewId: number;
  readonly list: ListName;
  readonly name: string;
  /** The query string of the list's address, without `?`. */
  readonly query: string;
}

/** What a change was made to. */
export const targetKinds = [
  "user",
  "dealer",
  "coupon",
  "staff",
  "tenant",
  "match",
  "transfer",
  "payment_method",
  "payment_category",
  "bonus",
  "bonus_request",
] as const;

export interface AuditRow {
  readonly auditId: number;
  readonly at: string;
  readonly actor: string;
  /** `system`: the house itself, or a command of it. */
  readonly role: StaffRole | "system";
  readonly action: string;
  readonly targetKind: (typeof targetKinds)[number];
  readonly targetId: number;
  readonly targetName: string;
  /** Fields that changed, each before and after, as JSON values; money in minor units. */
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly reason: string | null;
}
