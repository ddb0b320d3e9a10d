import { expect, test } from "vitest";
import * as fc from "fast-check";
import { add, compare, divide, multiply, negate, parseRational, rational, round } from "./rational.ts";

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const fractions = fc
  .tuple(
    whole,
    whole.filter((d) => d !== 0n),
  )
  .map(([n, d]) => rational(n, d));

test("a fraction has lowest terms and a positive denominator", () => {
  expect(rational(-6, -4)).toEqual({ numerator: 3n, denominator: 2n });
  expect(rational(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
  expect(rational(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
});

test("a denominator of 0 and numbers that are not whole are refused", () => {
  expect(() => rational(1, 0)).toThrow("a fraction needs a denominator other than 0");
  expect(() => rational(0.5)).toThrow("not a whole number: 0.5");
});

test("adding and multiplying obey the laws of fractions", () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(compare(add(a, b), add(b, a))).toBe(0);
    }),
  );
});

test("rounding half up gives the nearest whole number, and a half goes up (D6)", () => {
  expect(round(rational(5, 2))).toBe(3n);
  expect(round(rational(-5, 2))).toBe(-2n);
  fc.assert(
    fc.property(fractions, (value) => {
      const distance = add(rational(round(value)), rational(-value.numerator, value.denominator));
      expect(compare(distance, rational(1, 2))).toBeLessThanOrEqual(0);
      expect(compare(distance, rational(-1, 2))).toBeGreaterThan(0);
    }),
  );
});

test("floor mode rounds down (D6)", () => {
  expect(round(rational(299, 100), "floor")).toBe(2n);
  expect(round(rational(-1, 100), "floor")).toBe(-1n);
});

test("decimals and fractions are read exactly", () => {
  expect(parseRational("0.716666666666666667")).toEqual(rational(716666666666666667n, 10n ** 18n));
  expect(parseRational("100/30")).toEqual(rational(10, 3));
  expect(parseRational("-2.5")).toEqual(rational(-5, 2));
  for (const text of ["", "1.", ".5", "1e3", "1/2/3", "10/z", "1.5/2", "Infinity"]) {
    expect(() => parseRational(text)).toThrow(`not a decimal number or a fraction: ${text}`);
  }
});

test("division is the inverse of multiplication", () => {
  expect(divide(rational(1, 2), rational(-3, 4))).toEqual(rational(-2, 3));
  expect(() => divide(rational(1), rational(0))).toThrow("a fraction needs a denominator other than 0");
  expect(negate(rational(1, 2))).toEqual(rational(-1, 2));
});

test("figures have at most 60 digits on each side", () => {
  const digits = "1".repeat(60);
  for (const text of [digits, `1.${digits}`, `1/${digits}`, `-${digits}`])
    expect(() => parseRational(text)).not.toThrow();
  for (const text of [`1${digits}`, `1.1${digits}`, `1/1${digits}`])
    expect(() => parseRational(text)).toThrow(RangeError);
});
