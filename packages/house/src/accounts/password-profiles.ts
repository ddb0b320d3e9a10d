import { CallError } from "@livery/contract";
import { breachedWords } from "./breached-words.ts";

const classic = { minimum: 4, maximum: 20 } as const;
const strict = { minimum: 8, maximum: 64 } as const;

/** Checks the profile `classic` of §5 and D34: 4 to 20 characters, other than the name. Throws `password_too_weak`. */
export function requireClassicPassword(password: string, name: string, path: string): void {
  const fits = password.length >= classic.minimum && password.length <= classic.maximum;
  if (!fits || password.toLowerCase() === name.toLowerCase())
    throw new CallError("password_too_weak", { path, params: classic });
}

/**
 * Checks the profile `strict` of D34: 8 to 64 characters that are not the account's name, not a common password, not one repeated
 * character and not a sequence. `path` is the payload's field. Throws `password_too_weak`.
 */
export function requireStrictPassword(password: string, name: string, path: string): void {
  if (isStrict(password, name)) return;
  throw new CallError("password_too_weak", { path, params: strict });
}

/** Whether a password meets the profile `strict`. */
export function isStrict(password: string, name: string): boolean {
  const { length } = Array.from(password);
  if (length < strict.minimum || length > strict.maximum) return false;
  const lower = password.normalize("NFC").toLowerCase();
  if (name.length > 2 && lower.includes(name.toLowerCase())) return false;
  if (/^(.{1,4})\1+$/u.test(lower) || isRun(lower)) return false;
  return ![lower, core(lower)].some((form) => breachedWords.has(form));
}

/** The core word of "P4ssw0rd!2026": digits replaced by letters, signs before and after it removed. */
function core(lower: string): string {
  const bare = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  return bare.replaceAll(/[@431!05$7]/g, (sign) => lettersOf[sign] ?? sign);
}

const lettersOf: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
};

/** "12345678", "abcdefgh", "87654321". */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1;
}
