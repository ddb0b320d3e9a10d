import type { CouponKind, Minor, SystemName, Thousandths } from "@livery/betting";
import type { CouponLeg, CouponPhase, CouponStatus } from "../model/coupon.ts";
import type { BonusRule, Service, UserInfo } from "../model/user.ts";
import type { Action, Role } from "../permissions/index.ts";
import type { BindingLimits, DealerTerms } from "./limit-model.ts";

/** The roles that can sign in at the panel. */
export type StaffRole = Exclude<Role, "visitor" | "player" | "terminal">;

export interface Staff {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** The dealer that the account acts for; null for an operator or admin, who act for the tenant. */
  readonly dealerId: number | null;
  readonly dealerName: string | null;
  /** Of the tenant at whose panel the account is signed in: the title of its first site. */
  readonly tenantName: string;
  readonly currency: string;
  readonly lang: string;
  /** The dealer's credit and credit line (I4); null without a dealer. */
  readonly credit: Minor | null;
  readonly creditLine: Minor | null;
  /** The permitted actions of the account, after its dealer's flags: the panel's menu shows them. */
  readonly may: readonly Action[];
  /** Sites of the tenant, for new users and filters. */
  readonly sites: readonly PanelSite[];
  /** IANA name of the zone in which the panel shows times and counts days: that of the tenant's first site (D36). */
  readonly timeZone: string;
  /** The tenant's ledger failed the audit: no money moves until that is lifted. */
  readonly readOnly: boolean;
  /** The time until which the second factor is fresh, or null. */
  readonly factorUntil: string | null;
  /** Grows when role or flags change. */
  readonly version: number;
}

export interface PanelSite {
  readonly siteId: number;
  readonly name: string;
  readonly host: string;
  readonly languages: readonly string[];
  /** The language of a visitor who has chosen none. */
  readonly defaultLanguage: string;
}

/** The order of a list. */
export interface Sort<By extends string = string> {
  readonly by: By;
  readonly descending: boolean;
}

/** A dealer in the tree, with the figures of its subtree. */
export interface DealerNode {
  readonly dealerId: number;
  readonly parentId: number | null;
  readonly depth: number;
  readonly name: string;
  readonly active: boolean;
  readonly currency: string;
  readonly credit: Minor;
  readonly creditLine: Minor;
  /** Direct users and dealers, with their quotas (null: no limit). */
  readonly users: number;
  readonly maxUsers: number | null;
  readonly dealers: number;
  readonly maxDealers: number | null;
}

/** A dealer that a search found, or one above it on the path to it. */
export interface FoundDealer extends DealerNode {
  readonly found: boolean;
}

export interface DealerDetail extends DealerNode, DealerTerms {
  /** From the top dealer down to this one, as far up as the actor's scope reaches. */
  readonly path: readonly { readonly dealerId: number; readonly name: string }[];
  /** The enabled flags, by action. */
  readonly flags: readonly Action[];
  readonly createdAt: string;
  readonly version: number;
  /** The actions that the actor may perform on this dealer now. */
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
  /** The user's own limits, as they are set. */
  readonly limits: UserInfo["limits"];
  /** The limits that bind the user, and their owners. */
  readonly binding: BindingLimits;
  readonly stakeType: "line" | "coupon";
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  readonly bonus: BonusRule;
  /** Hidden (`…`) if the actor sees masked data. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  /** Every payment request of the user is refused (§8). */
  readonly paymentsBlocked: boolean;
  readonly version: number;
  /** The actions that the actor may perform on this user now. */
  readonly may: readonly Action[];
}

/** The result of a credit transfer. */
export interface CreditMoved {
  readonly transactionId: number;
  /** The balance of the other side, a user's balance or a dealer's credit; null for a dealer that is not below the actor's. */
  readonly otherBalance: Minor | null;
  /** The credit of the actor's own dealer. */
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
  readonly totalStake: Minor;
  readonly maxReturn: Minor;
  readonly payout: Minor | null;
  readonly legCount: number;
  readonly cancellableUntil: string | null;
}

export interface PanelCoupon extends PanelCouponRow {
  readonly lines: number;
  /** For a system: its sizes and bankers (D2). */
  readonly system?: SystemName | undefined;
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
    /** The change of the user's cash. */
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

/** One ledger entry of an account with a balance. */
export interface MovementRow {
  readonly transactionId: number;
  /** The entry's number in its account's history. */
  readonly sequence: number;
  readonly at: string;
  readonly kind: string;
  /** The name of the user or dealer whose money moved. */
  readonly account: string;
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  readonly currency: string;
  /** The name of the other side: a user's or dealer's name, a coupon's number; "" for the book and similar accounts. */
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

/** A stored state of a list: filters, order, columns, as in the address. */
export interface SavedView {
  readonly viewId: number;
  readonly list: ListName;
  readonly name: string;
  /** The query string of the list's address, without `?`. */
  readonly query: string;
}

/** The kinds of objects that a change is made to. */
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
  "picture",
  "site",
  "token",
] as const;

export interface AuditRow {
  readonly auditId: number;
  readonly at: string;
  readonly actor: string;
  /** `system`: the server itself, or one of its commands. */
  readonly role: StaffRole | "system";
  /** The action of the permission table. */
  readonly action: string;
  /** What was done: the key of the panel's call; null in entries of the server itself and in old ones. */
  readonly operation: string | null;
  readonly targetKind: (typeof targetKinds)[number];
  readonly targetId: number;
  readonly targetName: string;
  /** The changed fields, each before and after, as JSON values; money in minor units. */
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** Of the amounts among the changes; null if there are none, and in old entries. */
  readonly currency: string | null;
  readonly reason: string | null;
}
