import { languages, loadMessages, messageLanguages } from "@livery/i18n";
import type { Messages } from "@livery/skin";

/** All languages of Livery: a brand can be built in each of them that the product or the brand itself has messages in. */
export const knownLanguages: readonly string[] = languages.map(({ code }) => code);

/** The languages that the product has messages in. */
export function builtLanguages(): readonly string[] {
  return messageLanguages;
}

/** The product's messages in a language, by namespace. Without the panel's, which loads its own. */
export async function productMessages(language: string): Promise<Messages> {
  const { panel: _, ...messages } = await loadMessages(language);
  return messages;
}
