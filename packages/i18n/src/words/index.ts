import type { Words, WordTree } from "../init.ts";
import { lazyWords, type WordLanguage } from "./lazy.ts";
import { pseudoLanguage, pseudoWords } from "./pseudo.ts";

export type { EnglishWords, WordLanguage, WordNamespace } from "./lazy.ts";

/** Codes of the languages that have words of their own. */
export const wordLanguages: readonly string[] = Object.keys(lazyWords);

function namespacesOf(code: string): Readonly<Record<string, () => Promise<{ readonly default: WordTree }>>> {
  return Object.hasOwn(lazyWords, code) ? lazyWords[code as WordLanguage] : {};
}

/**
 * The product's words of a language, one lazily loaded chunk a namespace. All namespaces unless some
 * are named; a language or namespace without words gives none. The pseudo-language's are made of the English ones.
 */
export async function loadWords(code: string, namespaces?: readonly string[]): Promise<Words> {
  if (code === pseudoLanguage.code) return pseudoWords(await loadWords("en", namespaces));
  const loaders = namespacesOf(code);
  const wanted = (namespaces ?? Object.keys(loaders)).filter((name) => Object.hasOwn(loaders, name));
  const loaded = await Promise.all(
    wanted.map(async (name) => [name, (await loaders[name]?.())?.default ?? {}] as const),
  );
  return Object.fromEntries(loaded);
}
