import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { plainCharacters } from "./copied-text.ts";

/** Removes what people put between the digits: spaces, parentheses, points, hyphens, slashes. */
export function phoneDigits(text: string): string {
  return plainCharacters(text).replace(/[\s().\-/]/gu, "");
}

/** Whether digits begin with a country code: after a plus sign or two zeros. */
export function hasCountryCode(digits: string): boolean {
  return /^(?:\+|00)/.test(digits);
}

/**
 * A phone number in the form of E.164, from any way in which people write it: with or without its country code (`phoneCode`,
 * "+90"), with or without the digit that is dialled before it within its country. A text that is no phone number gives a text that
 * is none either.
 */
export function internationalNumber(text: string, phoneCode = ""): string {
  const digits = phoneDigits(text);
  if (hasCountryCode(digits)) return withoutTrunkDigits(digits.replace(/^00/, "+"));
  const code = phoneDigits(phoneCode).replace(/^\+/, "");
  const found = isCountryCode(code) ? read(digits, { defaultCallingCode: code }) : undefined;
  return found?.isValid() === true
    ? withoutTrunkDigits(found.number)
    : `${phoneDigits(phoneCode)}${digits.replace(/^0+/, "")}`;
}

/**
 * Until nothing changes, so that the number of a number is itself. Zeros are dropped too where a country dials none, if that makes
 * the number a valid one.
 */
function withoutTrunkDigits(number: string): string {
  const found = read(number);
  if (found === undefined) return number;
  const bare = `+${found.countryCallingCode}${found.nationalNumber.replace(/^0+/, "")}`;
  const next = !found.isValid() && read(bare)?.isValid() === true ? bare : found.number;
  return next === number ? number : withoutTrunkDigits(next);
}

/** The library throws on a code that no country has. */
const isCountryCode = (code: string): boolean => read(`+${code}1234567`)?.countryCallingCode === code;

function read(digits: string, options: { readonly defaultCallingCode?: string } = {}): PhoneNumber | undefined {
  return /^\+?\d+$/.test(digits) ? parsePhoneNumberFromString(digits, options) : undefined;
}
