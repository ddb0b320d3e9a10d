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

/** Every text of a tree of messages with its dotted key, in their order: `["sport.hero.title", "…"]`. */
export function textsOf(messages: Messages): readonly (readonly [key: string, text: string])[] {
  const below = (tree: object, prefix: string): readonly (readonly [string, string])[] =>
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null
        ? below(value, `${prefix}${name}.`)
        : [[prefix + name, String(value)] as const],
    );
  return below(messages, "");
}
