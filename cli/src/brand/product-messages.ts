import { loadMessages, messageLanguages } from "@livery/i18n";
import type { Messages } from "@livery/skin";

/** The languages that a brand can be built in: those that the product has words of. */
export function builtLanguages(): readonly string[] {
  return messageLanguages;
}

/** The product's words in a language, by namespace. The panel's are no brand's: it brings them itself. */
export async function productMessages(language: string): Promise<Messages> {
  const { panel: _, ...messages } = await loadMessages(language);
  return messages;
}
