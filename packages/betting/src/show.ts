import { multiply, negate, rational, round, type Rational } from "./rational.ts";

/** Formats a fraction with this many decimals, a half rounded away from 0. For display only: displayed figures never pay (D6). */
export function showDecimal(value: Rational, decimals: number): string {
  if (value.numerator < 0n) {
    const shown = showDecimal(negate(value), decimals);
    return /[1-9]/.test(shown) ? `-${shown}` : shown;
  }
  return pointed(round(multiply(value, rational(10n ** BigInt(decimals)))), decimals);
}

/** Formats a fraction exactly: as a decimal with at least `minDecimals` decimals if it terminates, else as "100/3". */
export function showExact(value: Rational, minDecimals = 0): string {
  const { numerator, denominator } = value;
  const [twos, rest] = divisions(denominator, 2n);
  const [fives, other] = divisions(rest, 5n);
  if (other !== 1n) return `${numerator}/${denominator}`;
  return showDecimal(value, Math.max(twos, fives, minDecimals));
}

/** How often a prime divides a number, and the remaining factor. */
function divisions(value: bigint, prime: bigint): [number, bigint] {
  let times = 0;
  let left = value;
  for (; left % prime === 0n; left /= prime) times++;
  return [times, left];
}

function pointed(digits: bigint, decimals: number): string {
  if (decimals === 0) return String(digits);
  const text = String(digits).padStart(decimals + 1, "0");
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}
