import type { Words } from "../init.ts";
import { languageOf, type LanguageRecord } from "../languages.ts";
import { pseudoLanguage, pseudoWords } from "./pseudo.ts";
import { unbrokenLanguage, unbrokenWords } from "./unbroken.ts";

interface MadeLanguage {
  readonly language: LanguageRecord;
  readonly wordsOf: (english: Words) => Words;
}

/** The languages that are made of the English words, for work on the product alone. */
export const madeLanguages: readonly MadeLanguage[] = [
  { language: pseudoLanguage, wordsOf: pseudoWords },
  { language: unbrokenLanguage, wordsOf: unbrokenWords },
];

/** The made language of a code, if it is one. */
export function madeLanguageOf(code: string): MadeLanguage | undefined {
  return madeLanguages.find(({ language }) => language.code === code);
}

/** The record of a language, one of the product's or a made one. */
export function anyLanguageOf(code: string): LanguageRecord | undefined {
  return languageOf(code) ?? madeLanguageOf(code)?.language;
}
