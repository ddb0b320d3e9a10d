import { add, compare, negate, rational, type Rational } from "./rational.ts";

/** Half of the last digit of stored odds, which are thousandths. */
const half = rational(1, 2000);

/**
 * The fraction that a gain is quoted as: the first convergent of its continued fraction that is within half a thousandth, so that
 * a price stored as 1.333 is 1/3. Every fraction with a denominator up to 31 is found again after its rounding to a thousandth.
 * `gain` is above 0, and so is the fraction.
 */
export function quotedFraction(gain: Rational): Rational {
  let { numerator, denominator } = gain;
  let [before, current] = [
    { n: 0n, d: 1n },
    { n: 1n, d: 0n },
  ];
  while (denominator !== 0n) {
    const whole = numerator / denominator;
    [before, current] = [current, { n: whole * current.n + before.n, d: whole * current.d + before.d }];
    if (current.n > 0n && isNear(rational(current.n, current.d), gain)) return rational(current.n, current.d);
    [numerator, denominator] = [denominator, numerator % denominator];
  }
  return gain;
}

function isNear(one: Rational, other: Rational): boolean {
  const difference = add(one, negate(other));
  return compare(difference, half) <= 0 && compare(negate(difference), half) <= 0;
}
