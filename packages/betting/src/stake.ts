import type { Coupon, StakeType } from "./coupon.ts";
import { lineCount } from "./lines.ts";
import { multiply, rational, zero, type Rational } from "./rational.ts";
import { minor, type Minor } from "./units.ts";

export interface Stakes {
  readonly lines: number;
  /** What the player pays, minor units. */
  readonly totalStake: Minor;
  /** What stands on one line, exact: 100 over 3 lines is 100/3 minor units. */
  readonly unitStake: Rational;
}

/** The same in exact fractions, for an amount that need not be whole. */
export interface ExactStakes {
  readonly total: Rational;
  readonly unit: Rational;
}

/**
 * D4: staked per line, total = amount × lines; otherwise the amount is the total and the unit the exact quotient. A
 * system that is larger than its matches has no line; nothing stands on it.
 */
export function exactStakes(amount: Rational, stakeType: StakeType, lines: bigint): ExactStakes {
  if (stakeType === "line") return { total: multiply(amount, rational(lines)), unit: amount };
  return { total: amount, unit: lines === 0n ? zero : multiply(amount, rational(1n, lines)) };
}

/** What a coupon costs (D4), in minor units. */
export function couponStakes(coupon: Coupon): Stakes {
  const count = lineCount(coupon.picks, coupon.sizes);
  const { total, unit } = exactStakes(rational(coupon.stake), coupon.stakeType, count);
  return { lines: Number(count), totalStake: minor(total.numerator), unitStake: unit };
}
