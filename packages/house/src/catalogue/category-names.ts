import { categoryName, categoryNames, initI18n, languageOf, loadMessages } from "@livery/i18n";
import { foldText } from "@livery/i18n/folding";
import { slugOf } from "./folding.ts";

/** The names of categories in a reader's language, as its pages have them. */
export interface CategoryNames {
  /** The name of a category by its stored one, which is English. */
  readonly nameOf: (stored: string) => string;
  /** The slugs of the countries and nations whose name has a folded word. */
  readonly slugsWith: (word: string) => readonly string[];
}

const cached = new Map<string, Promise<CategoryNames>>();

/** Of a language of the product; English for any other code. */
export function categoryNamesIn(code: string): Promise<CategoryNames> {
  const known = languageOf(code) === undefined ? "en" : code;
  const there = cached.get(known);
  if (there !== undefined) return there;
  const names = read(known);
  cached.set(known, names);
  // A load that failed is tried again by the next reader.
  names.catch(() => cached.delete(known));
  return names;
}

async function read(code: string): Promise<CategoryNames> {
  const lang = languageOf(code) ?? { bcp47: code, dir: "ltr" as const };
  const i18n = initI18n({ lang, messages: await loadMessages(code, ["sport"]) });
  const all = categoryNames(i18n).map(({ name, english }) => ({ folded: foldText(name), slug: slugOf(english) }));
  return {
    nameOf: (stored) => categoryName(i18n, stored),
    slugsWith: (word) => all.filter(({ folded }) => folded.includes(word)).map(({ slug }) => slug),
  };
}
