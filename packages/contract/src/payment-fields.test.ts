import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPaymentField } from "./payment-fields.ts";

const read = (type: "date" | "iban" | "number" | "text", text: string, required = true) =>
  readPaymentField({ type, required }, text);

describe("an IBAN", () => {
  test.each([
    ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    [" gb29-nwbk-6016-1331-9268-19 ", "GB29NWBK60161331926819"],
    ["TR330006100519786457841326", "TR330006100519786457841326"],
    ["TR33\u00a00006\u00a01005\u202f1978 6457\u20098413 26", "TR330006100519786457841326"],
    ["\u202aTR33\u20110006\u20131005 1978 6457 8413 26\u202c\u200b", "TR330006100519786457841326"],
    ["IBAN: TR33 0006 1005 1978 6457 8413 26", "TR330006100519786457841326"],
    ["ＴＲ３３ ۰۰۰۶ 1005 1978 6457 8413 26", "TR330006100519786457841326"],
  ])("%s is stored as %s", (text, value) => {
    expect(read("iban", text)).toEqual({ value });
  });

  test.each([
    "DE88370400440532013000",
    "DE8937040044053201300",
    "XX89370400440532013000",
    "DE",
    "89",
    "DE89 3704 0044 0532 0130 0O",
  ])("%s is refused", (text) => {
    expect(read("iban", text)).toEqual({ expected: "an IBAN" });
  });

  test("of Germany is valid if its number, rearranged and spelt in digits, leaves 1 modulo 97 (ISO 7064)", () => {
    const account = fc.stringMatching(/^\d{18}$/);
    const check = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"));
    fc.assert(
      fc.property(account, check, (number, digits) => {
        // D is 13, E is 14.
        const rest = BigInt(`${number}1314${digits}`) % 97n;
        const isOne = rest === 1n && Number(digits) >= 2 && Number(digits) <= 98;
        expect("value" in read("iban", `DE${digits}${number}`)).toBe(isOne);
      }),
      { numRuns: 2_000 },
    );
  });

  test("of a random account is valid with its own check digits, and invalid with any digit changed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{18}$/), fc.nat(17), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const digits = String(98n - (BigInt(`${number}131400`) % 97n)).padStart(2, "0");
        expect(read("iban", `DE${digits}${number}`)).toEqual({ value: `DE${digits}${number}` });
        const changed = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(read("iban", `DE${digits}${changed}`)).toEqual({ expected: "an IBAN" });
      }),
    );
  });
});

describe("a number", () => {
  test.each(["0", "007", "1".repeat(40)])("is %s", (text) => {
    expect(read("number", text)).toEqual({ value: text });
  });
  test.each(["6037 9975 9912 3456", "6037-9975-9912-3456", "6037\u00a09975\u20119912\u202f3456\u200e"])(
    "%j is stored without what separates its groups",
    (text) => {
      expect(read("number", text)).toEqual({ value: "6037997599123456" });
    },
  );
  test.each(["1.5", "-1", "1e3", "6037  9975", "6037 -9975", "6037-", "1 2", "١٢", "1".repeat(41), "x"])(
    "is not %s",
    (text) => {
      expect(read("number", text)).toEqual({ expected: "digits only, at most 40" });
    },
  );
});

describe("a date", () => {
  test.each(["2026-02-28", "2024-02-29"])("is %s", (text) => {
    expect(read("date", text)).toEqual({ value: text });
  });
  test.each(["2026-02-29", "28.02.2026", "2026-2-8", "2026-13-01", "2026-02-28T00:00:00Z"])("is not %s", (text) => {
    expect(read("date", text)).toEqual({ expected: "a day, YYYY-MM-DD" });
  });
});

describe("a text", () => {
  test("is trimmed", () => {
    expect(read("text", "  Ada Lovelace\u00A0")).toEqual({ value: "Ada Lovelace" });
  });
  test.each(["", "   ", "a\nb", "a\u0000b", "x".repeat(301)])("is not %j if it is required", (text) => {
    expect(read("text", text)).toEqual({ expected: "1 to 300 characters" });
  });
});

test.each(["text", "number", "iban", "date"] as const)(
  "a %s that is not required may be absent but not invalid",
  (type) => {
    expect(read(type, " ", false)).toEqual({ value: null });
    expect(read(type, "\u0007", false)).toEqual(expect.objectContaining({ expected: expect.any(String) }));
  },
);
