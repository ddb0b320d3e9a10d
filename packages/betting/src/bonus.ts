import type { CouponKind } from "./coupon.ts";
import { oddsRatio, type Odds } from "./odds.ts";
import { compare } from "./rational.ts";
import type { Thousandths } from "./units.ts";

/** The largest bonus, in percent (§9). */
export const maxBonusPercent = 25;

export interface BonusRule<Threshold extends Odds = Thousandths> {
  /** Percent that each qualifying selection adds; a whole number. */
  readonly percent: number;
  /** Qualifying selections needed (D11). */
  readonly tipCount: number;
  /** The lowest odds of a qualifying selection. */
  readonly odds: Threshold;
}

interface Priced {
  readonly odds: Odds;
}

/** The number of selections whose odds qualify for the bonus (D11). */
export function qualifyingSelections(selections: readonly Priced[], rule: BonusRule<Odds>): number {
  const threshold = oddsRatio(rule.odds);
  return selections.filter((selection) => compare(oddsRatio(selection.odds), threshold) >= 0).length;
}

/**
 * The bonus in whole percent of the payout (D11): 0 with fewer than `tipCount` qualifying selections, else min(25, percent ×
 * qualifying). Accumulators only. Throws RangeError if the rule's percent is not a whole number ≥ 0.
 */
export function bonusPercent(kind: CouponKind, selections: readonly Priced[], rule: BonusRule<Odds> | null): number {
  if (rule === null || kind !== "accumulator") return 0;
  if (!Number.isSafeInteger(rule.percent) || rule.percent < 0)
    throw new RangeError(`not a bonus percent: ${rule.percent}`);
  const qualifying = qualifyingSelections(selections, rule);
  return qualifying < rule.tipCount ? 0 : Math.min(maxBonusPercent, rule.percent * qualifying);
}
