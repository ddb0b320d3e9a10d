import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import {
  add,
  compare,
  multiply,
  oddsFormats,
  parseRational,
  rational,
  readOdds,
  readOddsAs,
  writeOdds,
  type OddsFormat,
  type Rational,
} from "./index.ts";

const written = (odds: string) =>
  Object.fromEntries(oddsFormats.map((format) => [format, writeOdds(format, readOdds(odds))]));

describe("odds are written (D32)", () => {
  test.each([
    ["11/8", "2.38", "11/8", "+138", "1.38", "-0.73", "1.38"],
    ["4/6", "1.67", "2/3", "-150", "0.67", "0.67", "-1.50"],
    ["1.50", "1.50", "1/2", "-200", "0.50", "0.50", "-2.00"],
    ["evens", "2.00", "1/1", "+100", "1.00", "1.00", "1.00"],
    ["11", "11.00", "10/1", "+1000", "10.00", "-0.10", "10.00"],
    ["-110", "1.91", "10/11", "-110", "0.91", "0.91", "-1.10"],
    ["8/11", "1.73", "8/11", "-138", "0.73", "0.73", "-1.38"],
    ["100/30", "4.33", "10/3", "+333", "3.33", "-0.30", "3.33"],
    ["2.01", "2.01", "101/100", "+101", "1.01", "-0.99", "1.01"],
    ["1.01", "1.01", "1/100", "-10000", "0.01", "0.01", "-100.00"],
    ["1.009", "1.009", "1/111", "-11111", "0.01", "0.01", "-111.11"],
    ["1.001", "1.001", "1/1000", "-100000", "0.001", "0.001", "-1000.00"],
    ["1.0001", "1.0001", "1/10000", "-1000000", "0.0001", "0.0001", "-10000.00"],
    ["1001", "1001.00", "1000/1", "+100000", "1000.00", "-0.001", "1000.00"],
  ])("%s", (odds, decimal, fractional, american, hongkong, malay, indonesian) => {
    expect(written(odds)).toEqual({ decimal, fractional, american, hongkong, malay, indonesian });
  });
  test("odds of 1 and below are refused", () => {
    for (const odds of ["1", "0.99", "0", "0/1"])
      for (const format of oddsFormats)
        expect(() => writeOdds(format, readOdds(odds))).toThrow("an odd converts only above 1");
  });
});

describe("fractional odds are those that are quoted", () => {
  const quoted = (odds: Rational) => writeOdds("fractional", odds);
  const gain = (text: string) => add(readOddsAs("fractional", text), rational(-1));
  test.each([
    ["1.333", "1/3"],
    ["1.667", "2/3"],
    ["1.444", "4/9"],
    ["1.471", "8/17"],
    ["1.909", "10/11"],
    ["4.333", "10/3"],
    ["1.02", "1/50"],
    ["1.03", "1/33"],
    ["1.33", "33/100"],
    ["2.25", "5/4"],
  ])("%s is %s", (odds, text) => {
    expect(quoted(parseRational(odds))).toBe(text);
  });
  test("a fraction with a denominator up to 31 is found again after its rounding to a thousandth", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 3100 }), (denominator, numerator) => {
        const stored = rational(Math.floor((2000 * (numerator + denominator) + denominator) / (2 * denominator)), 1000);
        if (compare(stored, rational(1)) <= 0) return;
        const { numerator: n, denominator: d } = rational(numerator, denominator);
        expect(quoted(stored)).toBe(`${n}/${d}`);
      }),
    );
  });
  test("and any other is the first fraction near enough that is nearer than all with smaller denominators", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 99_000 })), (thousandths) => {
        // By trial in whole numbers: the remainder of each denominator's best numerator, as long as it is a new least one.
        let least = Number.POSITIVE_INFINITY;
        for (let denominator = 1; denominator <= 1000; denominator++) {
          const numerator = Math.floor((thousandths * denominator + 500) / 1000);
          const remainder = Math.abs(numerator * 1000 - thousandths * denominator);
          if (remainder >= least) continue;
          least = remainder;
          if (numerator === 0 || remainder * 2 > denominator) continue;
          expect(quoted(rational(thousandths + 1000, 1000))).toBe(`${numerator}/${denominator}`);
          return;
        }
        expect.unreachable();
      }),
    );
  });
  test("no fraction is further from the price than half a thousandth", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 10_000_000 }), (thousandths) => {
        const off = add(gain(quoted(rational(thousandths, 1000))), rational(1000 - thousandths, 1000));
        expect(compare(multiply(off, off), rational(1, 4_000_000))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe("odds are read", () => {
  test.each([
    ["2.15", "2.15"],
    ["0", "0"],
    ["0.716666666666666667", "0.716666666666666667"],
    ["10/4", "3.5"],
    ["0/5", "1"],
    ["evens", "2"],
    ["EVENS", "2"],
    ["+100", "2"],
    ["-100", "2"],
    ["+137.5", "2.375"],
    ["-400", "1.25"],
  ])("%s is %s exactly", (text, decimal) => {
    expect(readOdds(text)).toEqual(parseRational(decimal));
  });
  test.each([
    "",
    " ",
    "2,15",
    "..3",
    "3..",
    "10/z",
    "/1",
    "10/",
    "/",
    "0/0",
    "1/0",
    "a/f",
    "+10B",
    "-XYZ",
    "-Infinity",
    "+ABC",
    "1e3",
    "even",
    "evens!",
  ])("%j is refused", (text) => {
    expect(() => readOdds(text)).toThrow(RangeError);
  });
  test.each(["-2", "+50", "+99.99", "-99", "+0", "-0", "+", "-", "+1/2", "-100/1", "--100", "+-100", "-0.5"])(
    "%s is not American odds",
    (text) => {
      expect(() => readOdds(text)).toThrow(`not an odd: ${text}`);
    },
  );

  test.each<[OddsFormat, string, string]>([
    ["hongkong", "0.50", "1.5"],
    ["hongkong", "3", "4"],
    ["malay", "0.50", "1.5"],
    ["malay", "1", "2"],
    ["malay", "-0.50", "3"],
    ["malay", "-1", "2"],
    ["indonesian", "1.38", "2.38"],
    ["indonesian", "1", "2"],
    ["indonesian", "-2.00", "1.5"],
    ["fractional", "11/8", "2.375"],
    ["decimal", "2.15", "2.15"],
    ["american", "-200", "1.5"],
  ])("%s %s is %s", (format, text, decimal) => {
    expect(readOddsAs(format, text)).toEqual(parseRational(decimal));
  });
  test.each<[OddsFormat, string]>([
    ["hongkong", "-0.5"],
    ["decimal", "-2"],
    ["decimal", "-0"],
    ["fractional", "2.5"],
    ["fractional", "-1/2"],
    ["american", "138"],
    ["malay", "1.01"],
    ["malay", "-1.01"],
    ["malay", "0"],
    ["malay", "-0"],
    ["malay", "1/2"],
    ["malay", "--0.5"],
    ["indonesian", "0.99"],
    ["indonesian", "-0.99"],
    ["indonesian", "3/2"],
  ])("%s cannot be %s", (format, text) => {
    expect(() => readOddsAs(format, text)).toThrow(`not an odd: ${text}`);
  });

  test("written odds are read back to the same text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 100_000 }), fc.constantFrom(...oddsFormats), (thousandths, format) => {
        const odds = rational(thousandths, 1000);
        const text = writeOdds(format, odds);
        expect(writeOdds(format, readOddsAs(format, text))).toBe(text);
      }),
    );
  });
});
