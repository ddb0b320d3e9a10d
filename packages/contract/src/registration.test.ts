import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canonicalIdentity,
  dayIn,
  emailForm,
  identityKinds,
  isAdult,
  isBirthDate,
  latinDigits,
} from "./registration.ts";

const dayText = (date: Date): string => date.toISOString().slice(0, 10);
const days = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true })
  .map(dayText);

describe("the minimum age of 18 (§5)", () => {
  test.each([
    ["2008-11-23", "2026-11-23", true],
    ["2008-11-24", "2026-11-23", false],
    ["2008-02-29", "2026-02-28", false],
    ["2008-02-29", "2026-03-01", true],
    ["1988-02-29", "2006-02-28", false],
  ])("born on %s, on %s: %s", (birth, today, adult) => expect(isAdult(birth, today)).toBe(adult));

  test("stays reached on every later day", () => {
    fc.assert(
      fc.property(days, days, days, (birth, one, other) => {
        const [sooner, later] = [one, other].toSorted() as [string, string];
        expect(!isAdult(birth, sooner) || isAdult(birth, later)).toBe(true);
      }),
    );
  });

  test("is never reached before eighteen years, and always after nineteen", () => {
    fc.assert(
      fc.property(days, days, (birth, today) => {
        const years = (Date.parse(today) - Date.parse(birth)) / (365.25 * 86_400_000);
        if (years < 17.99) expect(isAdult(birth, today)).toBe(false);
        if (years > 18.02) expect(isAdult(birth, today)).toBe(true);
      }),
    );
  });
});

test("a birth date is a calendar day of this or the last century, and not in the future", () => {
  const today = "2026-11-23";
  expect(["1990-02-28", "2026-11-23", "1900-01-01"].map((day) => isBirthDate(day, today))).toEqual([true, true, true]);
  for (const day of ["1990-02-30", "1990-13-01", "0090-01-01", "2026-11-24", "1899-12-31", "", "1990-2-8", "90-02-28"])
    expect([day, isBirthDate(day, today)]).toEqual([day, false]);
});

test("today is the day of the site's time zone: midnight in Istanbul is still yesterday in London", () => {
  const at = new Date("2026-11-22T21:30:00Z");
  expect([dayIn("Europe/Istanbul", at), dayIn("Europe/London", at)]).toEqual(["2026-11-23", "2026-11-22"]);
});

test.each([
  ["ana@example.com", true],
  ["ana.o'neil+bets@mail.example.co.uk", true],
  ["ana@bücher.example", true],
  ["علی@مثال.ایران", true],
  ["ana@a-b.example", true],
  ["<ana@example.com>", false],
  ["ana@example.c,om", false],
  ["ana@-example.com", false],
  ["ana@example-.com", false],
  ["ana@exam_ple.com", false],
  ["ana\u200b@example.com", false],
  ["ana@exam\u200bple.com", false],
  ["\u202aana@example.com", false],
  ["ana;ben@example.com", false],
  ["ana@example..com", false],
  ["ana@example", false],
  ["ana ben@example.com", false],
])("%j is an e-mail address: %s", (text, is) => expect(emailForm.test(text)).toBe(is));

describe("two spellings of the same identity", () => {
  test.each([
    ["email", "Ana@Example.com", "ana@example.COM"],
    ["mobile", "+905321234567", "905321234567"],
    ["mobile", "00905321234567", "+905321234567"],
    ["mobile", "+4407400123456", "+447400123456"],
    ["mobile", "004907400123456", "+497400123456"],
    ["mobile", "+789123456789", "+79123456789"],
    ["idNumber", "ab-12-34", "AB1234"],
  ] as const)("%s: %s and %s", (kind, one, other) =>
    expect(canonicalIdentity(kind, one)).toBe(canonicalIdentity(kind, other)),
  );

  test("the canonical form of a canonical form is itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(...identityKinds), fc.stringMatching(/^\+?\d{6,15}$/), (kind, text) => {
        const once = canonicalIdentity(kind, text);
        expect(canonicalIdentity(kind, once)).toBe(once);
      }),
    );
  });
});

test("digits of every script are read as digits", () => {
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0-9 a")).toBe("0123456789 0123456789 0-9 a");
});
