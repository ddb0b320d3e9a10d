import type { Messages } from "../init.ts";
import type { LanguageRecord } from "../languages.ts";
import { changeMessages, preservedPattern, lettersPattern } from "./made.ts";

/**
 * A language for development only: English with accents, longer and in brackets. Text without brackets is hard-coded; a cut
 * bracket shows where longer texts do not fit. It is not one of the sixteen (D37), so no brand can choose it: only `livery dev
 * --pseudo` and tests use it.
 */
export const pseudoLanguage: LanguageRecord = {
  code: "xx",
  bcp47: "en-XA",
  dir: "ltr",
  numbering: "latn",
  calendar: "gregory",
  name: "[Þšéûďö]",
};

/**
 * Letters whose accented forms are in the Latin-1 and Latin Extended-A blocks: the two Latin files of a hosted font have them.
 */
const plain = "acdeghijklnoprstuwyzACDEGHIJKLNOPRSTUWYZ";
const accented = "åçďéĝĥîĵķļñöþŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽ";
const accents: ReadonlyMap<string, string> = new Map(
  Array.from(plain, (letter, at) => [letter, accented[at] ?? letter]),
);

/** Two letters are added to five: German is longer than English by about a third, a short label by more. */
const growth = { added: 2, to: 5 };

/**
 * Converts a text to the pseudo-language: accents, 40 % more letters, brackets around; a sign without a word stays as it is. The
 * added letters repeat existing ones, spread evenly, so that single words grow too. The same text always gives the same result.
 */
export function pseudoText(text: string): string {
  let owed = growth.to - growth.added;
  const longer = (part: string): string =>
    part.replaceAll(/\p{L}/gu, (original) => {
      const letter = accents.get(original) ?? original;
      owed += growth.added;
      if (owed < growth.to) return letter;
      owed -= growth.to;
      return letter + letter.toLowerCase();
    });
  const parts = text.split(preservedPattern);
  if (!parts.some((part, at) => at % 2 === 0 && lettersPattern.test(part))) return text;
  return `[${parts.map((part, at) => (at % 2 === 1 ? part : longer(part))).join("")}]`;
}

/** Generates the messages of the pseudo-language from English. */
export function pseudoMessages(english: Messages): Messages {
  return changeMessages(english, pseudoText);
}
