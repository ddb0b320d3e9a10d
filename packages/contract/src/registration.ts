/**
 * The rules of §5 for a new account that the form and the server share: the form of names, addresses and numbers, when two of
 * them are equal, and the minimum age. No schemas are imported here, so that a bundle contains only these lines.
 */

/** Latin letters and digits, first a letter, 5 to 20 (D34). */
export const userNameForm = /^[A-Za-z][A-Za-z0-9]{4,19}$/;
export const emailForm = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
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
  mobile: (text) => `+${text.replace(/^\+?(00)*/, "")}`,
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

/** The calendar day in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** Converts the digits of all the site's scripts to Latin, as every field accepts them. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
