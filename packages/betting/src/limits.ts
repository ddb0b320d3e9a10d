import { couponKind, type BetSelection, type CouponKind } from "./coupon.ts";
import { maxLines } from "./lines.ts";
import type { Minor, Thousandths } from "./units.ts";

/** A user's limits for one kind of coupon (§3), amounts in minor units. */
export interface KindLimits {
  readonly minTip: number;
  readonly minStake: Minor;
  readonly maxStake: Minor;
  readonly maxPay: Minor;
  /** The kind's status: false refuses the kind. */
  readonly enabled: boolean;
}

/** The limits of an outcome; null is no limit of its own. */
export interface StakeLimits {
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
}

/** A selection with the conditions of its match and outcome for the coupon. */
export interface CheckedSelection extends BetSelection {
  /** The larger `minTip` of match and outcome (D8); absent is 1. */
  readonly minTip?: number;
  /** Applies to singles (D7). */
  readonly single?: StakeLimits;
  /** Applies to every other kind (D7). */
  readonly combined?: StakeLimits;
}

/** All limits of a coupon except those of its outcomes. */
export interface CouponLimits {
  readonly combine: KindLimits;
  readonly multiple: KindLimits;
  readonly system: KindLimits;
  /** Bounds of each selection's odds (D9); null is no bound. */
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  /** The smallest typed amount: one major unit of the currency, in minor units (§5). */
  readonly baseAmount: Minor;
  /** Selections on a coupon without ways (`maxOddsCoupon`). */
  readonly maxSelections: number;
  /** Selections and matches on a coupon with ways (`maxMultiOdds`, `maxMultiCps`). */
  readonly maxWaysSelections: number;
  readonly maxWaysMatches: number;
  /** Matches on a system (`maxSystemCps`). */
  readonly maxSystemMatches: number;
  readonly maxLines: number;
}

/** The product's constants (§9, D3), to be spread under a user's limits. */
export const productLimits = {
  maxSelections: 20,
  maxWaysSelections: 27,
  maxWaysMatches: 10,
  maxSystemMatches: 10,
  maxLines,
} as const;

/** The limits of one coupon, combined from all sources (D7, D8). */
export interface CouponBounds {
  /** The largest minimum and the smallest maximum of the total stake. */
  readonly minStake: Minor;
  readonly maxStake: Minor;
  /** The smallest max pay: caps payout and bonus, never refuses the stake. */
  readonly maxPay: Minor;
  /** The number of matches that the coupon needs (D8). */
  readonly minTip: number;
}

/** The user's limits for a kind. A single has none of its own: the `combine` amounts and `minTip` apply to it too. */
export function limitsOfKind(
  kind: CouponKind,
  limits: Pick<CouponLimits, "combine" | "multiple" | "system">,
): KindLimits {
  return kind === "ways" ? limits.multiple : kind === "system" ? limits.system : limits.combine;
}

/** Combines the limits of user, kind and outcomes (D7, D8). Throws RangeError on an empty coupon. */
export function couponBounds(
  coupon: { readonly selections: readonly CheckedSelection[]; readonly sizes: readonly number[] },
  limits: CouponLimits,
): CouponBounds {
  const kind = couponKind(coupon.selections, coupon.sizes);
  let { minStake, maxStake, maxPay, minTip } = limitsOfKind(kind, limits);
  for (const selection of coupon.selections) {
    const own = kind === "single" ? selection.single : selection.combined;
    if (own?.minStake != null && own.minStake > minStake) minStake = own.minStake;
    if (own?.maxStake != null && own.maxStake < maxStake) maxStake = own.maxStake;
    if (own?.maxPay != null && own.maxPay < maxPay) maxPay = own.maxPay;
    if (selection.minTip !== undefined && selection.minTip > minTip) minTip = selection.minTip;
  }
  return { minStake, maxStake, maxPay, minTip };
}

/** The price that is offered for a price of the feed (D9): a live one above a player's largest odds is capped to them. */
export function offeredOdds(feed: Thousandths, live: boolean, maxOdds: Thousandths | null): Thousandths {
  return live && maxOdds !== null && feed > maxOdds ? maxOdds : feed;
}
