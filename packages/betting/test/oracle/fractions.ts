/** Exact fractions of the oracle's own: [numerator, denominator], the denominator above 0, never reduced. */
export type Fraction = readonly [bigint, bigint];

export const nothing: Fraction = [0n, 1n];
export const unity: Fraction = [1n, 1n];

export const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a[1] === b[1] ? [a[0] + b[0], a[1]] : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];

export const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];

export const isEqual = (a: Fraction, b: { readonly numerator: bigint; readonly denominator: bigint }): boolean =>
  a[0] * b.denominator === b.numerator * a[1];

/** A half goes up (D6): the largest whole number that is at most the value and a half. Not for values below 0. */
export function roundHalfUp([numerator, denominator]: Fraction): bigint {
  const whole = numerator / denominator;
  const rest = numerator - whole * denominator;
  return rest + rest >= denominator ? whole + 1n : whole;
}
