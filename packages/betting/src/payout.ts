import { multiply, rational, round, type Rational, type Rounding } from "./rational.ts";
import { minor, type Minor } from "./units.ts";

export interface Payout {
  /** Return and bonus, after the cap. */
  readonly payout: Minor;
  /** The bonus part of the payout; the cap reduces it first. */
  readonly bonus: Minor;
  /** Whether max pay reduced the payout (D7). */
  readonly capped: boolean;
}

/**
 * Converts an exact return to money: adds the bonus exactly, rounds the sum once (D6), then applies the cap of max pay (D7). The
 * bonus is the rounded sum less the rounded return, so the parts always add up.
 */
export function payOut(gross: Rational, percent: number, maxPay: Minor | null, rounding?: Rounding): Payout {
  const base = round(gross, rounding);
  const full = round(multiply(gross, rational(100 + percent, 100)), rounding);
  const capped = maxPay !== null && full > maxPay;
  const payout = capped ? maxPay : full;
  const over = payout - base;
  return { payout: minor(payout), bonus: minor(over < 0n ? 0n : over), capped };
}
