import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filled } from "../testing/registrations.ts";
import { registrationFields, type RegistrationField } from "./fields.ts";
import { cleaned, isRequired, localProblem, valueToCheck, mobileOf, type RegistrationRules } from "./rules.ts";

const rules: RegistrationRules = { mobileRequired: true, idNumberRequired: true, today: "2026-11-23" };
const code = (field: RegistrationField, value: string): string | undefined =>
  localProblem(field, { ...filled, [field]: value }, rules)?.code;

test("a complete form is valid", () =>
  expect(registrationFields.filter((field) => localProblem(field, filled, rules) !== null)).toEqual([]));

test.each<readonly [RegistrationField, string, string | undefined]>([
  ["userName", "ana", "user_name"],
  ["userName", "7anana", "user_name"],
  ["userName", "ana-maria", "user_name"],
  ["userName", "a".repeat(21), "user_name"],
  ["userName", " ana28013 ", undefined],
  ["email", "ana@example", "email"],
  ["email", " ana@example.com ", undefined],
  ["email", "\u200bana@example.com\u202c", undefined],
  ["email", "<ana@example.com>", "email"],
  ["password", "abc", "length"],
  ["password", "x".repeat(21), "length"],
  ["password", "ANA28013", "same_as_name"],
  ["repeat", "another", "match"],
  ["birthDate", "2008-11-24", "too_young"],
  ["birthDate", "2008-11-23", undefined],
  ["birthDate", "1850-01-01", "no_such_day"],
  ["mobile", "12", "mobile"],
  ["mobile", "۰۶۱۲ ۳۴۵ ۶۷۸", undefined],
  ["idNumber", "x!", "id_number"],
  ["firstName", "   ", "required"],
  ["address", "x".repeat(501), "length"],
  ["promotionCode", "", undefined],
])("§5 %s “%s”: %s", (field, value, expected) => expect(code(field, value)).toBe(expected));

test.each([
  ["+90", "0532 123 45 67", "+905321234567"],
  ["+90", "5321234567", "+905321234567"],
  ["+90", "+34 612 345 678", "+34612345678"],
  ["+90", "0034612345678", "+34612345678"],
  ["+90", " ", ""],
  ["+90", "+44 (0)7400 123456", "+447400123456"],
  ["+49", "+49 (0)151 23456789", "+4915123456789"],
  ["+225", "07 01 23 45 67", "+2250701234567"],
  ["+7", "8 912 345-67-89", "+79123456789"],
  ["+36", "06 20 123 4567", "+36201234567"],
  ["+39", "06 1234 5678", "+390612345678"],
  ["+39", "347 123 4567", "+393471234567"],
  ["+1", "1 (202) 555-0143", "+12025550143"],
  ["+49", "0151/23456789", "+4915123456789"],
  ["+90", "+1‑202‑555‑0143", "+12025550143"],
  ["+90", "\u202a0532 123 45 67\u202c", "+905321234567"],
  ["\u200e+90", "０５３２ 123 45 67", "+905321234567"],
  ["+90", "90 532 123 45 67", "+905321234567"],
  ["+34", "0612 345 678", "+34612345678"],
  ["+90", "+34 (0)612 345 678", "+34612345678"],
])("with %s “%s” is %s", (phoneCode, mobile, whole) => expect(mobileOf({ phoneCode, mobile })).toBe(whole));

test.each<readonly [mobileRequired: boolean, phoneCode: string, mobile: string, string | undefined]>([
  [false, "", "", undefined],
  [true, "", "", "required"],
  // An optional number must be valid too: it belongs to some country.
  [false, "", "0532 123 45 67", "required"],
  [false, "", "۰۵۳۲ ۱۲۳", "required"],
  [false, "", "+90 532 123 45 67", undefined],
  [true, "", "0090 532 123 45 67", undefined],
  [false, "+90", "0532 123 45 67", undefined],
  [false, "+۹۰", "0532 123 45 67", undefined],
  [false, "90", "0532 123 45 67", "phone_code"],
  [false, "+", "0532 123 45 67", "phone_code"],
  [false, "+1234567", "0532 123 45 67", "phone_code"],
])(
  "a mobile that is required: %s, with the code “%s” and “%s”: the code is %s",
  (mobileRequired, phoneCode, mobile, is) => {
    const values = { ...filled, phoneCode, mobile };
    const site = { ...rules, mobileRequired };
    expect(localProblem("phoneCode", values, site)?.code).toBe(is);
    if (mobile !== "") expect(localProblem("mobile", values, site)).toBeNull();
    expect(valueToCheck("mobile", values, site) === null).toBe(mobile === "" || is !== undefined);
  },
);

describe("for any input", () => {
  const values = fc.record(
    Object.fromEntries(registrationFields.map((field) => [field, fc.string({ maxLength: 30 })])),
  );
  test("an empty field is invalid only if it is required, and the server does not check invalid values", () => {
    fc.assert(
      fc.property(values, fc.boolean(), fc.boolean(), (drawn, mobileRequired, idNumberRequired) => {
        const typed = drawn as typeof filled;
        const drawnRules = { ...rules, mobileRequired, idNumberRequired };
        for (const field of registrationFields)
          if (cleaned(field, typed) === "")
            expect(localProblem(field, typed, drawnRules) !== null).toBe(isRequired(field, drawnRules, typed));
        for (const field of ["userName", "email", "mobile", "idNumber"] as const)
          if (localProblem(field, typed, drawnRules) !== null)
            expect(valueToCheck(field, typed, drawnRules)).toBeNull();
      }),
    );
  });
});
