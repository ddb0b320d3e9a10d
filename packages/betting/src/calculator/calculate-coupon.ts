import { bestOfMarkets } from "../best-of-markets.ts";
import { fairFactor, salePrice } from "../cash-out.ts";
import { couponKind, groupByMatch, type CouponKind, type MatchGroup } from "../coupon.ts";
import { lineCount } from "../lines.ts";
import { multiply, type Rational } from "../rational.ts";
import { mostReturn, winningLines, wonReturn, type CouponReturn } from "../returns.ts";
import { exactStakes, type ExactStakes } from "../stake.ts";
import type { Minor } from "../units.ts";
import type { CalculatorCoupon, CalculatorLeg } from "./form.ts";
import { minorUnits } from "./read.ts";

/** A sale: its exact fair value, and the price, null if no sale is possible (D17). */
export interface Sale {
  /** In minor units. */
  readonly value: Rational;
  readonly price: Minor | null;
}

/** All exact figures of a coupon, before they are formatted. */
export interface Calculation {
  readonly kind: CouponKind;
  readonly lines: bigint;
  readonly stakes: ExactStakes;
  readonly won: CouponReturn;
  readonly most: CouponReturn;
  readonly winningLines: bigint;
  /** True while a leg is open. */
  readonly isOpen: boolean;
  /** Null if no leg is open or an open one has no probability. */
  readonly sale: Sale | null;
  readonly minSelectionsMet: boolean;
}

/**
 * Calculates a coupon by the engine's rules. Only the form states which legs cannot both win: those that share match and market.
 */
export function calculateCoupon(coupon: CalculatorCoupon): Calculation {
  const { legs, sizes, bonus, maxPay } = coupon;
  const lines = lineCount(legs, sizes);
  const stakes = exactStakes(coupon.stake, coupon.per, lines);
  const unitStake = multiply(stakes.unit, minorUnits);
  const terms = { unitStake, bonus, maxPay };
  const most = mostReturn(legs, sizes, terms, bestOfMatch);
  const open = legs.filter(({ outcome }) => outcome.result === "open");
  return {
    kind: couponKind(legs, sizes),
    lines,
    stakes,
    won: wonReturn(legs, sizes, terms),
    most,
    winningLines: winningLines(legs, sizes),
    isOpen: open.length > 0,
    sale: open.length > 0 && open.every((leg) => leg.isPriced) ? sell(coupon, unitStake, most.payout) : null,
    minSelectionsMet: groupByMatch(legs).length >= Math.max(...legs.map(({ minTip }) => minTip)),
  };
}

function sell({ legs, sizes, marginPercent }: CalculatorCoupon, unitStake: Rational, maxReturn: Minor): Sale {
  const value = multiply(fairFactor(legs, sizes), unitStake);
  return { value, price: salePrice(value, maxReturn, marginPercent) };
}

/** The most that the legs of one match can bring together. */
export const bestOfMatch = ({ selections }: MatchGroup<CalculatorLeg>): Rational =>
  bestOfMarkets(selections, ({ market }) => market);
