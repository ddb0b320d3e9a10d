import { loadWords, wordLanguages } from "@livery/i18n";
import type { Words } from "@livery/skin";

/** The languages that a brand can be built in: those that the product has words of. */
export function builtLanguages(): readonly string[] {
  return wordLanguages;
}

/** The product's words in a language, by namespace. The panel's are no brand's: it brings them itself. */
export async function productWords(language: string): Promise<Words> {
  const { panel: _, ...words } = await loadWords(language);
  return words;
}
