/**
 * The rules of §5 for a new account that the form and the house both keep: what a name, an address, a number look like, when two of them
 * are the same one, and who is old enough. Nothing here knows a schema: a bundle pays for these lines alone.
 */

/** Latin letters and digits, first a letter, 5 to 20 (D34). */
export const userNameForm = /^[A-Za-z][A-Za-z0-9]{4,19}$/;
export const emailForm = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
/** With its country's code, after a plus sign or two noughts: without one nobody can tell whose number "0532…" is. No code begins with 0. */
export const mobileForm = /^(\+|00)[1-9]\d{5,14}$/;
export const idNumberForm = /^[A-Za-z0-9-]{4,40}$/;
/** §5: over 18. */
export const adultAge = 18;
/** Nobody is older, and a year of two digits is nobody's. */
const firstBirthYear = 1900;

/** What must not be in use twice on a site, beside the name. */
export const identityKinds = ["email", "mobile", "idNumber"] as const;
export type IdentityKind = (typeof identityKinds)[number];

const canonical: Readonly<Record<IdentityKind, (text: string) => string>> = {
  email: (text) => text.normalize("NFC").toLowerCase(),
  mobile: (text) => `+${text.replace(/^\+?(00)*/, "")}`,
  idNumber: (text) => text.replaceAll("-", "").toUpperCase(),
};

/** The form in which two spellings of one address or number are the same text: it is kept and compared so. */
export function canonicalIdentity(kind: IdentityKind, text: string): string {
  return canonical[kind](text);
}

/** Whether who was born on a day has had his eighteenth birthday on another; both `YYYY-MM-DD`. Who was born on 29 February has it on 1 March. */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split("-");
  return `${Number(year) + adultAge}-${rest.join("-")}` <= today;
}

/** Whether somebody can have been born on a day: it is one of the calendar (`YYYY-MM-DD`), not in the future, not before 1900. */
export function isBirthDate(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return real && Number(day.slice(0, 4)) >= firstBirthYear && day <= today;
}

/** The day that it is in a time zone, `YYYY-MM-DD`. */
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

/** Digits as every field takes them, in whatever of the site's scripts they were typed. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
