import { expect, test } from "vitest";
import { parseRational, rational } from "./rational.ts";
import { showDecimal, showExact } from "./show.ts";

test.each([
  ["2.375", 2, "2.38"],
  ["-2.375", 2, "-2.38"],
  ["2.374", 2, "2.37"],
  ["0.004", 2, "0.00"],
  ["-0.004", 2, "0.00"],
  ["-0.005", 2, "-0.01"],
  ["0.05", 1, "0.1"],
  ["137.5", 0, "138"],
  ["-137.5", 0, "-138"],
  ["0", 0, "0"],
  ["12", 3, "12.000"],
])("%s with %i decimals is %s, with halves rounded away from 0", (value, decimals, shown) => {
  expect(showDecimal(parseRational(value), decimals)).toBe(shown);
});

test("an exact figure has all of its decimals, and is a fraction if the decimals do not end", () => {
  expect(showExact(rational(1, 8))).toBe("0.125");
  expect(showExact(rational(1, 25))).toBe("0.04");
  expect(showExact(rational(7, 40))).toBe("0.175");
  expect(showExact(rational(3))).toBe("3");
  expect(showExact(rational(3), 2)).toBe("3.00");
  expect(showExact(rational(1, 8), 2)).toBe("0.125");
  expect(showExact(rational(100, 3), 2)).toBe("100/3");
  expect(showExact(rational(100, 30), 2)).toBe("10/3");
  expect(showExact(rational(-1, 3))).toBe("-1/3");
  expect(showExact(rational(-1, 2))).toBe("-0.5");
});
