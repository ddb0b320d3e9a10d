import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOf, languages } from "../languages.ts";
import { createFormats } from "./create-formats.ts";

const currencies = ["TRY", "EUR", "USD", "TND", "CHF", "PEN", "PLN", "ILS", "YIS", "IQD", "JPY"];
const minorDigits: Readonly<Record<string, number>> = { TND: 3, IQD: 3, JPY: 0 };
const formatsOf = (code: string, local = false) =>
  createFormats({ language: languageOf(code) ?? expect.unreachable(code), timeZone: "UTC", local });

/** Amounts of any size, whole thousands and their neighbours often; the dinar's without fils, which are not shown. */
const amounts = fc
  .tuple(
    fc.constantFrom(...currencies),
    fc.oneof(
      fc.bigInt(0n, 10n ** 12n),
      fc.integer({ min: 0, max: 2000 }).map((units) => BigInt(units) * 1000n),
    ),
  )
  .map(([currency, minor]) => ({ currency, minor: currency === "IQD" ? minor * 1000n : minor }));

const plainToWide = (text: string) =>
  text.replace(/[\d.,]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

/** What happens to a text between a page and a field. */
const copies: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u2068${text}\u2069 `,
  (text) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", "\u00a0"),
  plainToWide,
  (text) => `\u200f${text}\u200b\n`,
];

describe("A text that the product shows", () => {
  test.each(languages.flatMap(({ code }) => [false, true].map((local) => ({ code, local }))))(
    "is read as the amount that it shows: $code, local: $local",
    ({ code, local }) => {
      const formats = formatsOf(code, local);
      fc.assert(
        fc.property(amounts, fc.constantFrom(...copies), fc.boolean(), ({ currency, minor }, copy, trim) => {
          for (const text of [
            formats.money(minor, currency, { trim }),
            formats.amount(minor, currency),
            `${formats.amount(minor, currency)} ${currency}`,
          ])
            expect([text, formats.parseAmount(copy(text), currency)]).toEqual([text, { ok: true, minor }]);
        }),
        { numRuns: 60 },
      );
    },
  );

  /** An oracle of its own: a text that is read is the amount whose plain decimal text has the same digits in the same order. */
  test("and any text of digits and marks gives one amount or none, never that of another picture", () => {
    const keys = fc.constantFrom(...Array.from("0123456789.,'٫\u00a0"));
    const formats = languages.map(({ code }) => formatsOf(code));
    fc.assert(
      fc.property(
        fc.array(keys, { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...formats),
        fc.constantFrom(...currencies),
        (typed, each, currency) => {
          const text = typed.join("");
          const read = each.parseAmount(text, currency);
          if (!read.ok) return;
          const figures = text.replace(/\D/gu, "");
          const digits = minorDigits[currency] ?? 2;
          // The digits after the decimal mark: the place of the mark is all that reading decides.
          const decimals = [...Array(Math.min(digits, figures.length) + 1).keys()].filter(
            (count) => BigInt(figures.padEnd(figures.length + digits - count, "0")) === read.minor,
          );
          expect(decimals.length).toBeGreaterThan(0);
          const shown = each.amount(read.minor, currency);
          expect(each.parseAmount(shown, currency)).toEqual(read);
        },
      ),
    );
  });
});

describe("A mark before exactly three digits", () => {
  test.each([
    ["en", "TND", "1,000", 1_000_000n],
    ["en", "TND", "1.000", 1000n],
    ["de", "TND", "1.000", 1_000_000n],
    ["de", "TND", "1,000", 1000n],
    ["tr", "TND", "1.000", 1_000_000n],
    ["fa", "TND", "۱٬۰۰۰", 1_000_000n],
    ["fa", "TND", "۱٫۰۰۰", 1000n],
    ["de", "TND", "۱٫۰۰۰", 1000n],
    ["en", "EUR", "1,000", 100_000n],
    ["de", "EUR", "1.000", 100_000n],
    ["en", "EUR", "0,500", "too_many_decimals"],
    ["en", "EUR", "1.000", "ambiguous"],
    ["de", "EUR", "1,000", "ambiguous"],
    ["fr", "EUR", "1.000", "ambiguous"],
    ["en", "IQD", "1.000", 1_000_000n],
  ] as const)("in %s, %s: %s is %s", (code, currency, text, expected) => {
    const read = formatsOf(code).parseAmount(text, currency);
    expect(read.ok ? read.minor : read.error).toBe(expected);
  });
});

describe("A currency's sign", () => {
  test.each([
    ["EUR", "€1,234.56", 123_456n],
    ["EUR", "1.234,56 €", 123_456n],
    ["EUR", "50.00 EUR", 5000n],
    ["EUR", "eur 50", 5000n],
    ["TRY", "₺50", 5000n],
    ["TND", "DT 1,000", 1_000_000n],
    ["YIS", "50 ILS", 5000n],
    ["EUR", "£50", "not_a_number"],
    ["EUR", "50 USD", "not_a_number"],
    ["EUR", "€€50", "not_a_number"],
    ["EUR", "€", "not_a_number"],
    ["EUR", "-€5.00", "negative"],
    ["EUR", "€-5", "negative"],
    ["EUR", "５０．２５", 5025n],
    ["EUR", "５０，２５", 5025n],
    ["EUR", "1 23", "not_a_number"],
  ] as const)("of %s: %s is %s", (currency, text, expected) => {
    const read = formatsOf("en").parseAmount(text, currency);
    expect(read.ok ? read.minor : read.error).toBe(expected);
  });
});
