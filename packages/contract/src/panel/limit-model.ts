import type { Minor } from "@livery/betting";
import type { KindLimits, UserInfo } from "../model/user.ts";

/** The kinds of coupons that have limits of their own. */
export type LimitKind = keyof UserInfo["limits"];

/**
 * A dealer's limits of stake and return for one kind of coupon, for all users below it; null leaves a field to the dealers above.
 */
export interface DealerKindLimits {
  readonly minTip: number | null;
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
  readonly enabled: boolean;
}
export type DealerLimits = Readonly<Record<LimitKind, DealerKindLimits>>;

/** A dealer's own terms for the bets below it, the terms of the dealers above, and the present exposure. */
export interface DealerTerms {
  readonly limits: DealerLimits;
  /** The largest exposure below it, in minor units (I11); null: the dealer sets no limit. */
  readonly exposureLimit: Minor | null;
  /** What the open coupons below it can cost beyond their stakes at present. It can exceed the limit. */
  readonly exposure: Minor;
  /** Whether the dealer permits the sale of coupons (D17). */
  readonly couponSale: boolean;
  /** The tightest terms of all dealers above it; null if none of them sets one. */
  readonly above: {
    readonly limits: DealerLimits;
    readonly exposureLimit: Minor | null;
    readonly couponSale: boolean;
  };
}

/** The owner of a limit: the user, a dealer in the actor's scope, or one above all dealers in it. */
export interface LimitOwner {
  readonly by: "user" | "dealer" | "above";
  /** For `dealer` only. */
  readonly dealerId: number | null;
  readonly name: string | null;
}

/** The limits that bind a user at the next bet, and their owners. */
export interface BindingLimits {
  /** The tightest of the user's own limits and those of every dealer above. */
  readonly limits: UserInfo["limits"];
  readonly owners: Readonly<Record<LimitKind, Readonly<Record<keyof KindLimits, LimitOwner>>>>;
  /**
   * The dealer with the least remaining exposure, and its amount in minor units (I11); null if none has a limit. A dealer above
   * the actor's scope is only included with an amount of 0.
   */
  readonly room: { readonly amount: Minor; readonly owner: LimitOwner } | null;
  /** Who prohibits the sale of the user's coupons; null if it is permitted. */
  readonly saleStoppedBy: LimitOwner | null;
}

/** A market with open coupons below a dealer. A coupon counts on each market that it still waits for. */
export interface ExposedMarket {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly marketId: number;
  readonly marketTypeId: number;
  readonly marketName: string;
  readonly special: string;
  readonly coupons: number;
  readonly totalStake: Minor;
  /** What these coupons can cost beyond their stakes. */
  readonly exposure: Minor;
  /** The outcome with most of the exposure. */
  readonly outcomeName: string;
  readonly outcomeExposure: Minor;
}

/** The most markets in a response. */
export const mostMarkets = 25;

/** The markets of a dealer's exposure, largest first. */
export interface DealerExposure {
  readonly currency: string;
  readonly coupons: number;
  readonly totalStake: Minor;
  readonly exposure: Minor;
  /** The number of markets; `rows` has those with the largest exposure. */
  readonly markets: number;
  readonly rows: readonly ExposedMarket[];
}
