import { loadWords, wordLanguages } from "@livery/i18n";
import type { Words } from "@livery/skin";

/** The languages that a brand can be built in: those that the product has words of. */
export function builtLanguages(): readonly string[] {
  return wordLanguages;
}

/** The product's words in a language, by namespace. */
export async function productWords(language: string): Promise<Words> {
  return loadWords(language);
}
