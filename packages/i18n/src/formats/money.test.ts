import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOf, languages } from "../languages.ts";
import { parseAmount } from "./amount.ts";
import { currencyRecord } from "./currency.ts";
import { decimalText, formatAmount, formatMoney } from "./money.ts";

const language = (code: string) => languageOf(code) ?? expect.unreachable(code);
const currencies = ["TRY", "EUR", "USD", "TND", "CHF", "PEN", "PLN", "YIS", "IQD"];

describe("Money (D38)", () => {
  test.each([
    ["en", "EUR", 123_450n, "€1,234.50"],
    ["tr", "TRY", 123_450n, "₺1.234,50"],
    ["de", "EUR", 123_450n, "1.234,50\u00a0€"],
    ["fa", "EUR", 123_450n, "€1,234.50"],
    ["en", "TND", 1250n, "DT\u00a01.250"],
    ["en", "IQD", 1_500_000n, "IQD\u00a01,500"],
    ["en", "CHF", -5n, "-CHF\u00a00.05"],
    ["en", "YIS", 100n, "₪1.00"],
    ["en", "GBP", 100n, "GBP\u00a01.00"],
  ])("%s %s %s is %s", (code, currency, minor, text) => {
    expect(formatMoney(minor, currency, language(code))).toBe(text);
  });

  test.each(currencies)("%s has the same symbol in every language", (currency) => {
    const signs = languages.map((each) =>
      formatMoney(0n, currency, each).replace(/[\d.,\s\u00a0]/gu, (found) =>
        currency === "PEN" ? "" : found === "/" ? "/" : "",
      ),
    );
    expect(new Set(signs)).toEqual(new Set([currencyRecord(currency).symbol]));
  });

  test("digits are Latin in every language unless the site opts out", () => {
    for (const each of languages)
      expect(formatMoney(987_654_321n, "EUR", each)).toMatch(/9[.,\s\u00a0\u202f]?876[.,\s\u00a0\u202f]?543[.,]21/u);
    expect(formatMoney(123n, "EUR", language("fa"), { local: true })).toContain("۱٫۲۳");
  });

  test("is exact beyond what a float can hold", () => {
    expect(formatMoney(9_007_199_254_740_993n, "EUR", language("en"))).toBe("€90,071,992,547,409.93");
  });

  test("may leave out decimals that are all zero", () => {
    expect(formatMoney(500n, "EUR", language("en"), { trim: true })).toBe("€5");
    expect(formatMoney(550n, "EUR", language("en"), { trim: true })).toBe("€5.50");
  });

  test("fils of a dinar are not shown; the amount is rounded half up", () => {
    expect(formatMoney(1499n, "IQD", language("en"))).toBe("IQD\u00a01");
    expect(formatMoney(1500n, "IQD", language("en"))).toBe("IQD\u00a02");
  });

  test("with an unknown currency is refused", () => {
    expect(() => formatMoney(1n, "euro", language("en"))).toThrow(RangeError);
  });

  test("as text has every digit of the minor unit", () => {
    expect([decimalText(0n, 2), decimalText(5n, 2), decimalText(-5n, 3), decimalText(7n, 0)]).toEqual([
      "0.00",
      "0.05",
      "-0.005",
      "7",
    ]);
  });
});

describe("An amount that is shown can be typed back", () => {
  test.each(languages)("in $code", (each) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 9_007_199_254_740_991n }),
        fc.constantFrom(...currencies.filter((code) => code !== "IQD")),
        (minor, currency) => {
          const { digits } = currencyRecord(currency);
          expect(parseAmount(formatAmount(minor, currency, each), digits)).toEqual({ ok: true, minor });
        },
      ),
      { numRuns: 40 },
    );
  });

  test("in local digits too", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.constantFrom("fa", "aa", "iq"), (minor, code) => {
        expect(parseAmount(formatAmount(minor, "EUR", language(code), { local: true }), 2)).toEqual({
          ok: true,
          minor,
        });
      }),
    );
  });
});
