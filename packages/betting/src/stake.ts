import type { Coupon } from "./coupon.ts";
import { lineCount } from "./lines.ts";
import { rational, type Rational } from "./rational.ts";
import { minor, type Minor } from "./units.ts";

export interface Stakes {
  readonly lines: number;
  /** What the player pays, minor units. */
  readonly totalStake: Minor;
  /** What stands on one line, exact: 100 over 3 lines is 100/3 minor units. */
  readonly unitStake: Rational;
}

/** D4: staked per line, total = amount × lines; otherwise the amount is the total and the unit the exact quotient. */
export function couponStakes(coupon: Coupon): Stakes {
  const count = lineCount(coupon.picks, coupon.sizes);
  const lines = Number(count);
  if (coupon.stakeType === "line") {
    return { lines, totalStake: minor(coupon.stake * count), unitStake: rational(coupon.stake) };
  }
  // A system that is larger than its matches has no line; nothing stands on it.
  return {
    lines,
    totalStake: coupon.stake,
    unitStake: rational(count === 0n ? 0n : coupon.stake, count === 0n ? 1n : count),
  };
}
