import { couponKind, type BetPick, type CouponKind } from "./coupon.ts";
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

/** Limits that an outcome brings; null is no limit of its own. */
export interface StakeLimits {
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
}

/** A pick with what its match and outcome ask of the coupon. */
export interface CheckedPick extends BetPick {
  /** The larger `minTip` of match and outcome (D8); absent is 1. */
  readonly minTip?: number;
  /** Applies to singles (D7). */
  readonly single?: StakeLimits;
  /** Applies to every other kind (D7). */
  readonly combined?: StakeLimits;
}

/** Everything that bounds a coupon apart from its outcomes. */
export interface CouponLimits {
  readonly combine: KindLimits;
  readonly multiple: KindLimits;
  readonly system: KindLimits;
  /** Bound each selection's odd (D9); null is no bound. */
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  /** What must at least be typed: one major unit of the currency, in minor units (§5). */
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

/** What bounds one coupon after all sources are taken together (D7, D8). */
export interface CouponBounds {
  /** The largest minimum and the smallest maximum of the total stake. */
  readonly minStake: Minor;
  readonly maxStake: Minor;
  /** The smallest max pay: caps payout and bonus, never refuses the stake. */
  readonly maxPay: Minor;
  /** Matches that the coupon needs (D8). */
  readonly minTip: number;
}

/** The user's limits for a kind. A single has none of its own: the `combine` amounts and `minTip` hold for it too. */
export function limitsOfKind(
  kind: CouponKind,
  limits: Pick<CouponLimits, "combine" | "multiple" | "system">,
): KindLimits {
  return kind === "ways" ? limits.multiple : kind === "system" ? limits.system : limits.combine;
}

/** Takes the limits of user, kind and outcomes together (D7, D8). Throws RangeError on an empty coupon. */
export function couponBounds(
  coupon: { readonly picks: readonly CheckedPick[]; readonly sizes: readonly number[] },
  limits: CouponLimits,
): CouponBounds {
  const kind = couponKind(coupon.picks, coupon.sizes);
  let { minStake, maxStake, maxPay, minTip } = limitsOfKind(kind, limits);
  for (const pick of coupon.picks) {
    const own = kind === "single" ? pick.single : pick.combined;
    if (own?.minStake != null && own.minStake > minStake) minStake = own.minStake;
    if (own?.maxStake != null && own.maxStake < maxStake) maxStake = own.maxStake;
    if (own?.maxPay != null && own.maxPay < maxPay) maxPay = own.maxPay;
    if (pick.minTip !== undefined && pick.minTip > minTip) minTip = pick.minTip;
  }
  return { minStake, maxStake, maxPay, minTip };
}

/** The price that is offered for the feed's (D9): a live one above the largest odd of a player is offered at that. */
export function offeredOdds(feed: Thousandths, live: boolean, maxOdds: Thousandths | null): Thousandths {
  return live && maxOdds !== null && feed > maxOdds ? maxOdds : feed;
}
