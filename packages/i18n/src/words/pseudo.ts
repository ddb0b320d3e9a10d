import type { Messages } from "../init.ts";
import type { LanguageRecord } from "../languages.ts";
import { changeMessages, preservedPattern, lettersPattern } from "./made.ts";

/**
 * A language for work on the product alone: English with accents, longer and in brackets. Text that is not in brackets
 * was written into the code; a bracket that is cut off shows where longer words do not fit. None of the sixteen (D37),
 * so no brand can choose it: `livery dev --pseudo` and tests ask for it.
 */
export const pseudoLanguage: LanguageRecord = {
  code: "xx",
  bcp47: "en-XA",
  dir: "ltr",
  numbering: "latn",
  calendar: "gregory",
  name: "[Þšéûďö]",
};

/** Letters of the Latin-1 and Latin Extended-A blocks: those that a hosted font has, in both of its Latin files. */
const plain = "acdeghijklnoprstuwyzACDEGHIJKLNOPRSTUWYZ";
const accented = "åçďéĝĥîĵķļñöþŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽ";
const accents: ReadonlyMap<string, string> = new Map(
  Array.from(plain, (letter, at) => [letter, accented[at] ?? letter]),
);

/** Two letters are added to five: German is longer than English by about a third, a short label by more. */
const growth = { added: 2, to: 5 };

/**
 * A text in the pseudo-language: accents, 40 % more letters, brackets around; a sign without a word stays as it is. The added letters repeat those
 * that are there, spread evenly, so that single words grow too. The same text gives the same.
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

/** The pseudo-language's words out of the English ones. */
export function pseudoMessages(english: Messages): Messages {
  return changeMessages(english, pseudoText);
}
