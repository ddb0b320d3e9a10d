import { invisibleCharacters } from "./copied-text.ts";
import { internationalNumber } from "./phone-number.ts";

export { latinDigits, plainCharacters, withoutInvisible } from "./copied-text.ts";
export { hasCountryCode, internationalNumber, phoneDigits } from "./phone-number.ts";
export { dayIn } from "./zone-time.ts";

/**
 * The rules of §5 for a new account that the form and the server share: the form of names, addresses and numbers, when two of
 * them are equal, and the minimum age. No schemas are imported here, and a bundle that reads no phone number has none of its library.
 */

const local = String.raw`[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f${invisibleCharacters}]{1,64}`;
const letter = String.raw`A-Za-z0-9\u00c0-\u061b\u061d-\u167f\u1681-\u180d\u180f-\u1fff\u2c00-\u2dff\u3041-\ud7ff`;
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;

/** Latin letters and digits, first a letter, 5 to 20 (D34). */
export const userNameForm = /^[A-Za-z][A-Za-z0-9]{4,19}$/;
/**
 * An address as a mail program accepts it without quotes: no brackets, commas or invisible characters before the @, and a domain of
 * labels that neither begin nor end with a hyphen. Letters of every script are allowed.
 */
export const emailForm = new RegExp(`^${local}@${label}(?:\\.${label})+$`);
/** With its country code after a plus sign or two zeros: without one the country of "0532…" is unknown. No code begins with 0. */
export const mobileForm = /^(\+|00)[1-9]\d{5,14}$/;
export const idNumberForm = /^[A-Za-z0-9-]{4,40}$/;
/** Over 18 (§5). */
export const adultAge = 18;
/** No player is older; it also excludes years of two digits. */
const firstBirthYear = 1900;

/** The values that must be unique on a site, beside the name. */
export const identityKinds = ["email", "mobile", "idNumber"] as const;
export type IdentityKind = (typeof identityKinds)[number];

const canonical: Readonly<Record<IdentityKind, (text: string) => string>> = {
  email: (text) => text.normalize("NFC").toLowerCase(),
  mobile: (text) => internationalNumber(`+${text.replace(/^\+?(00)*/, "")}`),
  idNumber: (text) => text.replaceAll("-", "").toUpperCase(),
};

/** Returns the form in which all spellings of one address or number are equal: it is stored and compared. */
export function canonicalIdentity(kind: IdentityKind, text: string): string {
  return canonical[kind](text);
}

/**
 * Whether a person born on `birthDate` has had the eighteenth birthday by `today`; both `YYYY-MM-DD`. A birthday on 29 February
 * counts as 1 March.
 */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split("-");
  return `${Number(year) + adultAge}-${rest.join("-")}` <= today;
}

/** Whether a day can be a birth date: a calendar day (`YYYY-MM-DD`), not in the future, not before 1900. */
export function isBirthDate(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return real && Number(day.slice(0, 4)) >= firstBirthYear && day <= today;
}
