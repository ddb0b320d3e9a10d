import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainFormats } from "../testing/formats.ts";
import { type AmountText, amountWriting, editAmount, writtenText } from "./amount-text.ts";

const euro = amountWriting(plainFormats, "EUR");
const dinar = amountWriting(plainFormats, "IQD");
const german = amountWriting(
  {
    ...plainFormats,
    amount: (minor) => plainFormats.amount(minor, "EUR").replace(/[.,]/gu, (mark) => (mark === "." ? "," : ".")),
    number: (value) => plainFormats.number(value).replaceAll(",", "."),
  },
  "EUR",
);

/** Presses keys at the caret, `|` in the texts: "<" is Backspace, ">" is Delete. */
function typed(from: string, keys: string, writing = euro): string {
  const text = from.replace("|", "");
  let caret = from.includes("|") ? from.indexOf("|") : text.length;
  let now: AmountText = writtenText(text, writing);
  for (const key of keys) {
    const before = now.text.slice(0, key === "<" ? Math.max(0, caret - 1) : caret) + (/[<>]/u.test(key) ? "" : key);
    const raw = before + now.text.slice(key === ">" ? caret + 1 : caret);
    const edited = editAmount(now, { raw, caret: before.length, forward: key === ">" }, writing);
    now = edited;
    ({ caret } = edited);
  }
  return `${now.text.slice(0, caret)}|${now.text.slice(caret)}`;
}

/** Pastes over everything. */
function pasted(text: string, writing = euro) {
  return editAmount({ text: "5", bare: "5" }, { raw: text, caret: text.length, forward: false }, writing);
}

describe("An amount that is typed", () => {
  test.each([
    ["", "1234567", "1,234,567|"],
    ["", "1234.5", "1,234.5|"],
    ["", "1234,5", "1,234.5|"],
    ["", "12,5", "12,5|"],
    ["", "۱۲۳۴٫۵", "۱,۲۳۴٫۵|"],
    ["1|,234", "9", "19|,234"],
    ["1,|234", "9", "19|,234"],
    ["12|,345.00", "9", "129|,345.00"],
    ["1,234.00", "<<<", "1,234|"],
    ["1,234.00", "<<<5", "12,345|"],
    ["", "007", "007|"],
  ])("%j and then %j is %j", (from, keys, to) => {
    expect(typed(from, keys)).toBe(to);
  });

  test("loses a digit, never only a separator", () => {
    expect(typed("1,|234", "<")).toBe("|234");
    expect(typed("1|,234", ">")).toBe("1|34");
    expect(typed("1,234,567|", "<<<<")).toBe("123|");
  });

  test("with a typed thousands separator is read as soon as it is unambiguous", () => {
    expect(typed("", "1.234,5")).toBe("1,234,5|".replace(",5", ".5"));
    expect(editAmount({ text: "1.234", bare: "1.234" }, { raw: "1.234,", caret: 6, forward: false }, euro).bare).toBe(
      "1234,",
    );
  });

  test("follows the separators of the site", () => {
    expect(typed("", "1234,5", german)).toBe("1.234,5|");
    expect(typed("", "1234.5", german)).toBe("1.234,5|");
  });

  test("of a currency without decimals reads every separator as thousands", () => {
    expect(typed("", "25.000", dinar)).toBe("25,000|");
    expect(pasted("25.000", dinar)).toMatchObject({ text: "25,000", bare: "25000" });
  });

  test("has the page's thousands separator before exactly three digits only as such", () => {
    expect(typed("", "1,000")).toBe("1,000|");
    expect(typed("", "1,0005")).toBe("10,005|");
    expect(typed("1,0|0", "0")).toBe("1,00|0");
    expect(typed("", "1.000", german)).toBe("1.000|");
    expect(typed("", "0,500")).toBe("0,500|");
    // The digit too many is taken back, and the decimals are again what they were.
    expect(typed("", "12,500<")).toBe("12,50|");
  });

  test("gives one bare amount for each text, whichever keys led to it", () => {
    const seen = new Map<string, string>();
    const keys = fc.array(fc.constantFrom(...Array.from("0123..,,<")), { maxLength: 10 });
    fc.assert(
      fc.property(keys, fc.constantFrom(euro, german), (pressed, writing) => {
        let now: AmountText & { caret: number } = { text: "", bare: "", caret: 0 };
        for (const key of pressed) {
          const raw = key === "<" ? now.text.slice(0, -1) : now.text + key;
          now = editAmount(now, { raw, caret: raw.length, forward: false }, writing);
          if (now.bare === null) return;
          // Its own reading: digits, then the last separator unless it groups.
          const amount = now.bare.replace(/[.,]/u, ".").replace(/\.$/u, "");
          const picture = `${writing.group} ${now.text.replace(/[.,]$/u, "")}`;
          expect([picture, seen.get(picture) ?? amount]).toEqual([picture, amount]);
          seen.set(picture, amount);
        }
      }),
    );
  });

  test("that is invalid stays, and can be corrected", () => {
    expect(typed("12", "a")).toBe("12a|");
    expect(typed("1,234", "a<5")).toBe("12,345|");
  });
});

test.each([
  ["1,234.50", "1,234.50", "1234.50"],
  ["1.234,50", "1,234.50", "1234,50"],
  ["1 234 567", "1,234,567", "1234567"],
  ["1,234,567", "1,234,567", "1234567"],
  ["۱۲٫۵", "۱۲٫۵", "۱۲٫۵"],
  ["1,234", "1,234", "1234"],
  ["€1,234", "1,234", "1234"],
  ["1.234", "1.234", "1.234"],
  ["12 pieces", "12 pieces", null],
])("%j pasted is seen as %j", (text, shownText, bare) => {
  expect(pasted(text)).toMatchObject({ text: shownText, bare });
});
