import { multiply, rational, round, type Rational, type Rounding } from "./rational.ts";
import { minor, type Minor } from "./units.ts";

export interface Payout {
  /** Return and bonus, after the cap. */
  readonly payout: Minor;
  /** The part of the payout that is bonus; the cap cuts it first. */
  readonly bonus: Minor;
  /** True where max pay cut something off (D7). */
  readonly capped: boolean;
}

/**
 * Turns an exact return into money: the bonus is added exactly, the sum is rounded once (D6), then max pay
 * caps it (D7). The bonus is what the rounded sum exceeds the rounded return by, so the parts always add up.
 */
export function payOut(gross: Rational, percent: number, maxPay: Minor | null, rounding?: Rounding): Payout {
  const base = round(gross, rounding);
  const full = round(multiply(gross, rational(100 + percent, 100)), rounding);
  const capped = maxPay !== null && full > maxPay;
  const payout = capped ? maxPay : full;
  const over = payout - base;
  return { payout: minor(payout), bonus: minor(over < 0n ? 0n : over), capped };
}
