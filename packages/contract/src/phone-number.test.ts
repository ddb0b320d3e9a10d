import fc from "fast-check";
import { getCountries, getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples" with { type: "json" };
import { describe, expect, test } from "vitest";
import { canonicalIdentity, mobileForm } from "./registration.ts";
import { internationalNumber } from "./phone-number.ts";

/** A mobile number of each country, as the library's authors list them. */
const mobiles = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

/** What a page or a person puts around and between digits. */
const separators = fc.constantFrom(" ", "-", "\u2011", "\u00a0", "/", ".", " \u202a", "\u200b");

describe("A mobile number of every country", () => {
  test("is one number, however it is written", () => {
    expect(mobiles.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(fc.constantFrom(...mobiles), separators, fc.boolean(), (mobile, separator, withCode) => {
        const { number } = mobile;
        const code = `+${mobile.countryCallingCode}`;
        const separated = (text: string) => text.replaceAll(" ", separator);
        const written = withCode
          ? [number, `00${number.slice(1)}`, separated(mobile.formatInternational()), `\u202a${number}\u202c`]
          : [separated(mobile.formatNational()), mobile.nationalNumber];
        for (const text of written)
          expect([text, internationalNumber(text, withCode ? "" : code)]).toEqual([text, number]);
      }),
      { numRuns: 150 },
    );
  });

  test("is stored in the form of E.164, and equals itself with the digit that is dialled within its country", () => {
    for (const mobile of mobiles) {
      const { number } = mobile;
      expect(canonicalIdentity("mobile", number)).toBe(number);
      const national = mobile.formatNational().replaceAll(/\D/gu, "");
      const withTrunk = `+${mobile.countryCallingCode}${national}`;
      if (mobileForm.test(withTrunk)) expect(canonicalIdentity("mobile", withTrunk)).toBe(number);
    }
  });
});

test("A text that is no number gives none", () => {
  for (const text of ["abc", "0532 123 45 67 Ana", "++90 532", "+", "12+34"])
    expect([text, mobileForm.test(internationalNumber(text, "+90"))]).toEqual([text, false]);
});
