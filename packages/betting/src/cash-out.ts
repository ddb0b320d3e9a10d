import type { SettledSelection } from "./coupon.ts";
import { sumOverLines } from "./lines.ts";
import { oddsRatio } from "./odds.ts";
import { add, compare, multiply, one, rational, round, zero, type Rational } from "./rational.ts";
import { factorOf, type ReturnLeg } from "./returns.ts";
import { couponReturns, type SettleInput } from "./settle.ts";
import { couponStakes } from "./stake.ts";
import { minor, type Minor } from "./units.ts";

/** The operator's share of a sale's fair value, in percent (D17). */
export const cashOutMargin: Rational = rational(5);

/** A leg as a sale values it. */
export interface SaleLeg extends ReturnLeg {
  /** The probability that an open leg wins, 0 to 1; not used for a decided leg. */
  readonly probability: Rational;
}

export interface CashOutInput extends SettleInput {
  readonly selections: readonly (SettledSelection & SaleLeg)[];
  /** Percent, default `cashOutMargin`; 0 gives the fair value. */
  readonly marginPercent?: Rational;
}

/**
 * The value of a unit stake on every line (D17): Σ over live lines of odds × probability of their legs, with decided legs at
 * their factors. Throws RangeError if a probability is not between 0 and 1.
 */
export function fairFactor(legs: readonly SaleLeg[], sizes: readonly number[]): Rational {
  return sumOverLines(legs, sizes, ({ selections }) => selections.map(expectedFactor).reduce(add, zero));
}

/**
 * The price of a sale in minor units (D17): the fair value less the margin, rounded half up, at least 1 and below the maximum
 * return. Null if no price is both.
 * @param value the fair value in minor units, exact
 */
export function salePrice(value: Rational, maxReturn: Minor, marginPercent: Rational = cashOutMargin): Minor | null {
  if (marginPercent.numerator < 0n || compare(marginPercent, hundred) > 0)
    throw new RangeError("a margin is 0 to 100 percent");
  const netValue = multiply(
    value,
    rational(100n * marginPercent.denominator - marginPercent.numerator, 100n * marginPercent.denominator),
  );
  const price = round(netValue);
  const most = maxReturn - 1n;
  if (most < 1n) return null;
  return minor(price < 1n ? 1n : price > most ? most : price);
}

/**
 * The present price of an open coupon in minor units (D17), or null if no leg is open or no price is both at least 1 and below
 * the maximum return.
 * @example packages/betting/examples/sell-a-coupon.example.ts
 */
export function cashOut(input: CashOutInput): Minor | null {
  const { selections, sizes, marginPercent } = input;
  if (selections.every(({ outcome }) => outcome.result !== "open")) return null;
  const value = multiply(fairFactor(selections, sizes), couponStakes(input).unitStake);
  return salePrice(value, couponReturns(input).maxReturn, marginPercent);
}

/** The sale of a part of a coupon; the rest stays as it is. */
export interface PartSale {
  /** The price of the part. */
  readonly paid: Minor;
  /** The part of the total stake that is sold, and the rest. */
  readonly stakeSold: Minor;
  readonly remainingStake: Minor;
}

/**
 * Sells a percentage (1 to 100, whole) of a coupon (D17): the same share of the price and of the stake, both rounded down to the
 * minor unit, so that parts never pay more than the whole. Throws RangeError on any other percent.
 */
export function sellPart(
  { price, totalStake }: { readonly price: Minor; readonly totalStake: Minor },
  percent: number,
): PartSale {
  if (!Number.isSafeInteger(percent) || percent < 1 || percent > 100)
    throw new RangeError(`not a part of a coupon: ${percent} percent`);
  const share = (amount: Minor): Minor => minor((amount * BigInt(percent)) / 100n);
  const stakeSold = share(totalStake);
  return { paid: share(price), stakeSold, remainingStake: minor(totalStake - stakeSold) };
}

const hundred = rational(100);

function expectedFactor(leg: SaleLeg): Rational {
  if (leg.outcome.result !== "open") return factorOf(leg);
  if (leg.probability.numerator < 0n || compare(leg.probability, one) > 0)
    throw new RangeError("a probability is between 0 and 1");
  return multiply(oddsRatio(leg.odds), leg.probability);
}
