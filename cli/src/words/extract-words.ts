import { nearestName } from "@livery/contract/settings";
import type { MessageTree } from "@livery/skin";
import { ConfigError, UsageError } from "../errors.ts";
import { type BrandWords, type LanguageWords, missingForms } from "./brand-words.ts";

/** One text that is put into a brand's file: its key with the plural ending, and the product's text to begin from. */
export interface ExtractedText {
  readonly key: string;
  readonly text: string;
}

/**
 * The texts that a brand's file of a language does not have: those of the keys and groups that are named (`sport.hero`), else those
 * that the brand has in another language. Each begins as the product's text in this language, or in English where there is none; a
 * plural has the forms of this language. Throws UsageError (exit 2) for a key or group that the product does not have.
 */
export function extractWords(words: BrandWords, of: LanguageWords, named: readonly string[]): readonly ExtractedText[] {
  const { english } = words;
  const keys = named.length === 0 ? of.missing : named.flatMap((name) => keysOf(name, [...english.keys()]));
  return [...new Set(keys)].flatMap((key) => {
    const message = of.product.get(key) ?? english.get(key);
    if (message === undefined) return [];
    const { forms } = message;
    return missingForms(message, of).map((form) => ({
      key: form === "" ? key : `${key}_${form}`,
      text: forms.get(form) ?? forms.get("other") ?? "",
    }));
  });
}

function keysOf(name: string, all: readonly string[]): readonly string[] {
  // A namespace ends with a colon in the code and with a dot in a file: both are understood.
  const wanted = name.replace(":", ".");
  const dotted = all.map((key) => [key.replace(":", "."), key] as const);
  const found = dotted.filter(([key]) => key === wanted || key.startsWith(`${wanted}.`)).map(([, key]) => key);
  if (found.length > 0) return found;
  const groups = dotted.flatMap(([key]) =>
    key.split(".").map((_, index, parts) => parts.slice(0, index + 1).join(".")),
  );
  const nearest = nearestName(wanted, [...new Set(groups)]);
  throw new UsageError(
    `"${name}" is no text of the product, and no group of texts.`,
    nearest === undefined
      ? "Name a key like sport.hero.title, or a group like sport.hero."
      : `Did you mean ${nearest}?`,
  );
}

/** The names on the way to a text: `sport:hero.title` is `title` in `hero` in `sport`. */
const stepsOf = (key: string): readonly string[] => key.replace(":", ".").split(".");

/** A file's texts with further ones; what it has stays as it is. Throws ConfigError where a text stands for a group of texts. */
export function withTexts(file: MessageTree, texts: readonly ExtractedText[], path: string): MessageTree {
  return texts.reduce((tree, { key, text }) => withText(tree, stepsOf(key), text, path), file);
}

function withText(tree: MessageTree, [name = "", ...rest]: readonly string[], text: string, path: string): MessageTree {
  const below = Object.hasOwn(tree, name) ? tree[name] : undefined;
  if (rest.length === 0) return { ...tree, [name]: below ?? text };
  if (below !== undefined && (typeof below !== "object" || below === null))
    throw new ConfigError(
      `A text cannot be written into ${path}.`,
      [`${name}: ${JSON.stringify(below)} is not allowed. Allowed: an object of texts.`],
      { correct: "Correct it" },
    );
  return { ...tree, [name]: withText(below ?? {}, rest, text, path) };
}

/** Whether messages have all of these texts. */
export const haveTexts = (messages: MessageTree, texts: readonly ExtractedText[]): boolean =>
  texts.every(
    ({ key }) =>
      typeof stepsOf(key).reduce<MessageTree | string | undefined>(
        (here, name) => (typeof here === "object" ? here[name] : undefined),
        messages,
      ) === "string",
  );
