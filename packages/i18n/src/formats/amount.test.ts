import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAmount } from "./amount.ts";

describe("A typed amount", () => {
  test.each([
    ["12", 1200n],
    ["12.5", 1250n],
    ["12,5", 1250n],
    ["12.50", 1250n],
    [".5", 50n],
    ["5.", 500n],
    ["007", 700n],
    [" 12 ", 1200n],
    ["۱۲٫۵", 1250n],
    ["۱۲.۵", 1250n],
    ["١٢٫٥٠", 1250n],
    ["१२.५", 1250n],
    ["１２．５".replace("．", "."), 1250n],
    ["1,234.50", 123_450n],
    ["1.234,50", 123_450n],
    ["1'234.50", 123_450n],
    ["1 234,50", 123_450n],
    ["1\u202f234,50", 123_450n],
    ["١٬٢٣٤٫٥", 123_450n],
    ["1,234,567", 123_456_700n],
    ["1.234.567,8", 123_456_780n],
    ["\u200e12.50\u200e", 1250n],
  ])("%j is %s minor units", (text, minor) => {
    expect(parseAmount(text, 2)).toEqual({ ok: true, minor });
  });

  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["abc", "not_a_number"],
    ["12abc", "not_a_number"],
    ["1e3", "not_a_number"],
    ["0x10", "not_a_number"],
    ["Infinity", "not_a_number"],
    [".", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["12,34,567", "not_a_number"],
    ["1,23.4,5", "not_a_number"],
    ["+5", "not_a_number"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["1,234", "ambiguous"],
    ["1.234", "ambiguous"],
    ["0.125", "too_many_decimals"],
    ["12.3456", "too_many_decimals"],
    ["99999999999999999", "too_large"],
  ] as const)("%j is %s", (text, error) => {
    expect(parseAmount(text, 2)).toEqual({ ok: false, error });
  });

  test("with three decimals is read with 1.234 as a decimal", () => {
    expect(parseAmount("1.234", 3)).toEqual({ ok: true, minor: 1234n });
  });

  test("of a currency whose decimals are not shown reads a separator as thousands (IQD)", () => {
    expect(parseAmount("25,000", 3, 0)).toEqual({ ok: true, minor: 25_000_000n });
    expect(parseAmount("25000", 3, 0)).toEqual({ ok: true, minor: 25_000_000n });
    expect(parseAmount("25.5", 3, 0)).toEqual({ ok: false, error: "too_many_decimals" });
  });

  test("of any text gives an exact amount or an error, and never throws", () => {
    const keys = Array.from("0123456789۰۱۲٠١.,٫٬' -abc");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), fc.integer({ min: 0, max: 3 }), (typed, digits) => {
        const parsed = parseAmount(typed.join(""), digits);
        expect(parsed.ok ? parsed.minor >= 0n : parsed.error !== undefined).toBe(true);
      }),
    );
  });

  test("plain decimal text is read digit for digit", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(".", ","),
        (whole, cents, mark) => {
          const text = `${whole}${mark}${String(cents).padStart(2, "0")}`;
          expect(parseAmount(text, 2)).toEqual({ ok: true, minor: whole * 100n + BigInt(cents) });
        },
      ),
    );
  });
});
