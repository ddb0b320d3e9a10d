import type { Messages, MessageTree } from "../init.ts";
import { lazyMessages, type MessageLanguage } from "./lazy.ts";
import { pseudoLanguage, pseudoMessages } from "./pseudo.ts";

export type { EnglishMessages, MessageLanguage, MessageNamespace } from "./lazy.ts";

/** Codes of the languages with messages of their own. */
export const messageLanguages: readonly string[] = Object.keys(lazyMessages);

function namespacesOf(code: string): Readonly<Record<string, () => Promise<{ readonly default: MessageTree }>>> {
  return Object.hasOwn(lazyMessages, code) ? lazyMessages[code as MessageLanguage] : {};
}

/**
 * Loads the product's messages of a language, one deferred chunk a namespace. All namespaces unless some are named; an unknown
 * language or namespace gives none. The pseudo-language is generated from English.
 */
export async function loadMessages(code: string, namespaces?: readonly string[]): Promise<Messages> {
  if (code === pseudoLanguage.code) return pseudoMessages(await loadMessages("en", namespaces));
  const loaders = namespacesOf(code);
  const requested = (namespaces ?? Object.keys(loaders)).filter((name) => Object.hasOwn(loaders, name));
  const loaded = await Promise.all(
    requested.map(async (name) => [name, (await loaders[name]?.())?.default ?? {}] as const),
  );
  return Object.fromEntries(loaded);
}
