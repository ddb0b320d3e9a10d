import { expect, test } from "vitest";
import * as fc from "fast-check";
import { formatOdds, oddsRatio, parseOdds, rational, thousandths } from "./index.ts";

test("decimal odds are read to the thousandth", () => {
  expect(parseOdds("2.15")).toBe(2150);
  expect(parseOdds("2")).toBe(2000);
  expect(parseOdds("1.001")).toBe(1001);
});

test("text that is not decimal odds with at most three decimals is refused", () => {
  for (const text of ["", "2,15", "2.1505", "-2", "+2", "1e2", " 2", "2.", ".5", "10/1", "9999999999"]) {
    expect(() => parseOdds(text)).toThrow(`not a decimal odd: ${text}`);
  }
});

test("the wire format has three decimals and is read back the same", () => {
  expect(formatOdds(thousandths(2150))).toBe("2.150");
  expect(formatOdds(thousandths(5))).toBe("0.005");
  fc.assert(
    fc.property(fc.nat(999_999_999), (odds) => {
      expect(parseOdds(formatOdds(thousandths(odds)))).toBe(odds);
    }),
  );
});

test("the engine takes thousandths and any exact factor", () => {
  expect(oddsRatio(thousandths(2500))).toEqual(rational(5, 2));
  expect(oddsRatio(rational(10, 3))).toEqual(rational(10, 3));
});
