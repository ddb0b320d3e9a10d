import type { Coupon, StakeType } from "./coupon.ts";
import { lineCount } from "./lines.ts";
import { multiply, rational, zero, type Rational } from "./rational.ts";
import { minor, type Minor } from "./units.ts";

export interface Stakes {
  readonly lines: number;
  /** The amount that the player pays, in minor units. */
  readonly totalStake: Minor;
  /** The exact stake of one line: 100 over 3 lines is 100/3 minor units. */
  readonly unitStake: Rational;
}

/** The stakes as exact fractions, for an amount that need not be whole. */
export interface ExactStakes {
  readonly total: Rational;
  readonly unit: Rational;
}

/**
 * The exact stakes (D4). Staked per line, the total is amount × lines; otherwise the amount is the total and the unit stake the
 * exact quotient. A system whose sizes exceed its matches has no line, and its unit stake is 0.
 */
export function exactStakes(amount: Rational, stakeType: StakeType, lines: bigint): ExactStakes {
  if (stakeType === "line") return { total: multiply(amount, rational(lines)), unit: amount };
  return { total: amount, unit: lines === 0n ? zero : multiply(amount, rational(1n, lines)) };
}

/** The stakes of a coupon (D4), in minor units. */
export function couponStakes(coupon: Coupon): Stakes {
  const count = lineCount(coupon.selections, coupon.sizes);
  const { total, unit } = exactStakes(rational(coupon.stake), coupon.stakeType, count);
  return { lines: Number(count), totalStake: minor(total.numerator), unitStake: unit };
}
