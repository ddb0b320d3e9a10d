import type { Messages } from "../init.ts";
import type { LanguageRecord } from "../languages.ts";
import { changeMessages, preservedPattern, lettersPattern } from "./made.ts";

/**
 * A language for tests only: English in words of forty letters without a break opportunity, as the worst case of a page. No
 * command offers it; a layout that it does not fit is not usable in Greek or German either.
 */
export const unbrokenLanguage: LanguageRecord = {
  code: "xu",
  bcp47: "en-XU",
  dir: "ltr",
  numbering: "latn",
  calendar: "gregory",
  name: "Unbrokenbetriebsgesellschaftsverwaltungs",
};

const letters = 40;
const filling = "betriebsgesellschaftsverwaltungsordnung";

/**
 * Converts a text to words of forty letters: its own letters and digits, with the last word filled up. Variables, tags and signs
 * stay.
 */
export function unbrokenText(text: string): string {
  return text
    .split(preservedPattern)
    .map((part, at) => (at % 2 === 1 || !lettersPattern.test(part) ? part : unbroken(part)))
    .join("");
}

function unbroken(part: string): string {
  const own = [...part.matchAll(/[\p{L}\p{N}]/gu)].join("");
  const count = Math.ceil(own.length / letters);
  const filled = own.padEnd(count * letters, filling);
  const words = Array.from({ length: count }, (_, at) => filled.slice(at * letters, (at + 1) * letters));
  const [before = ""] = /^\s*/u.exec(part) ?? [];
  const [after = ""] = /\s*$/u.exec(part) ?? [];
  return `${before}${words.join(" ")}${after}`;
}

/** Generates the messages of the unbroken language from English. */
export function unbrokenMessages(english: Messages): Messages {
  return changeMessages(english, unbrokenText);
}
