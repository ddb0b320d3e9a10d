import type { Messages } from "../init.ts";
import { languageOf, type LanguageRecord } from "../languages.ts";
import { pseudoLanguage, pseudoMessages } from "./pseudo.ts";
import { unbrokenLanguage, unbrokenMessages } from "./unbroken.ts";

interface MadeLanguage {
  readonly language: LanguageRecord;
  readonly messagesFrom: (english: Messages) => Messages;
}

/** The languages that are generated from English, for the development of the product only. */
export const madeLanguages: readonly MadeLanguage[] = [
  { language: pseudoLanguage, messagesFrom: pseudoMessages },
  { language: unbrokenLanguage, messagesFrom: unbrokenMessages },
];

/** The generated language of a code, or undefined. */
export function madeLanguageOf(code: string): MadeLanguage | undefined {
  return madeLanguages.find(({ language }) => language.code === code);
}

/** The record of a language, either one of the product's or a generated one. */
export function anyLanguageOf(code: string): LanguageRecord | undefined {
  return languageOf(code) ?? madeLanguageOf(code)?.language;
}
