import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOf } from "../languages.ts";
import { createFormats } from "./create-formats.ts";
import { formatOdds } from "./odds.ts";

describe("Decimal odds (§9, D32)", () => {
  test.each([
    [2000, "2.00"],
    [2150, "2.15"],
    [1850, "1.85"],
    [10_000, "10"],
    [12_000, "12"],
    [12_500, "12.50"],
    [100_000, "100"],
    [9000, "9.00"],
    [1001, "1.001"],
    [1005, "1.005"],
    [1009, "1.009"],
    [1010, "1.01"],
    [1000, "1.00"],
    [2155, "2.16"],
    [2154, "2.15"],
    [9999, "10.00"],
    [1, "0.00"],
    [9_999_500, "9999.50"],
    [10_000_000, "10,000"],
    [2_237_633_050, "2,237,633.05"],
  ])("%s thousandths are shown as %s", (thousandths, text) => {
    expect(formatOdds(thousandths)).toBe(text);
  });

  test.each([
    [0, "2"],
    [1, "2.2"],
    [2, "2.16"],
    [3, "2.155"],
    [4, "2.1550"],
  ])("with tofixedNumber %s 2.155 is %s", (decimals, text) => {
    expect(formatOdds(2155, decimals)).toBe(text);
  });

  test("are rounded to the nearest last digit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1010, max: 5_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        (thousandths, decimals) => {
          const [whole = "", fraction = ""] = formatOdds(thousandths, decimals).split(".");
          const shown = BigInt(whole + fraction.padEnd(4, "0"));
          const off = shown - BigInt(thousandths) * 10n;
          const half = decimals >= 3 ? 0n : 5n * 10n ** BigInt(3 - decimals);
          expect(off <= half && off >= -half).toBe(true);
          const bare = thousandths >= 10_000 && thousandths % 1000 === 0;
          expect(fraction).toHaveLength(bare ? 0 : decimals);
        },
      ),
    );
  });

  test("of many digits are grouped by a mark that no language reads as a decimal mark, in every format", () => {
    const of = (code: string, text?: string) =>
      createFormats({
        language: languageOf(code) ?? expect.unreachable(code),
        timeZone: "UTC",
        ...(text !== undefined && { odds: { write: () => text, shape: "signed" } }),
      }).odds(2_237_633_050);
    expect([of("en"), of("de"), of("tr")]).toEqual([
      "2,237,633.05",
      "2\u202f237\u202f633.05",
      "2\u202f237\u202f633.05",
    ]);
    expect([of("en", "+223763205"), of("en", "2236633/50"), of("en", "1/20000"), of("en", "+1200")]).toEqual([
      "+223,763,205",
      "2,236,633/50",
      "1/20000",
      "+1200",
    ]);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%s is not odds", (value) => {
    expect(() => formatOdds(value)).toThrow(RangeError);
  });

  test("have 0 to 4 decimals, and any other number of decimals is refused", () => {
    expect(() => formatOdds(2000, 5)).toThrow(RangeError);
    expect(() => formatOdds(2000, -1)).toThrow(RangeError);
  });
});
