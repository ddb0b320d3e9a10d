/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How an exact amount is rounded to whole minor units (D6): half up by default; a setting rounds down. */
export type Rounding = "half_up" | "floor";

/** Builds a fraction in lowest terms. Throws RangeError on a zero denominator or a number that is not a safe integer. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  let n = whole(numerator);
  let d = whole(denominator);
  if (d === 0n) throw new RangeError("a fraction needs a denominator other than 0");
  if (d < 0n) {
    n = -n;
    d = -d;
  }
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const zero: Rational = { numerator: 0n, denominator: 1n };
export const one: Rational = { numerator: 1n, denominator: 1n };

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return rational(a.numerator + b.numerator, a.denominator);
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws RangeError if b is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negate({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

/** Negative, zero or positive, as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest whole number, with halves rounded up, or the whole number below in `floor` mode (D6). */
export function round(value: Rational, rounding?: Rounding): bigint {
  const { numerator, denominator } = value;
  return rounding === "floor"
    ? floorDivide(numerator, denominator)
    : floorDivide(2n * numerator + denominator, 2n * denominator);
}

/** Reads "2.15", "-3" or "10/4" exactly. Throws RangeError on anything else. */
export function parseRational(text: string): Rational {
  const match = /^(-?\d{1,60})(?:\.(\d{1,60})|\/(\d{1,60}))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal number or a fraction: ${text}`);
  const [, integer = "", decimals, denominator] = match;
  if (denominator !== undefined) return rational(BigInt(integer), BigInt(denominator));
  if (decimals === undefined) return rational(BigInt(integer));
  return rational(BigInt(integer + decimals), 10n ** BigInt(decimals.length));
}

function whole(value: bigint | number): bigint {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return BigInt(value);
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
