import { categoryNames } from "@livery/i18n";
import { foldText } from "@livery/i18n/folding";
import type { i18n } from "i18next";

const cached = new WeakMap<i18n, ReadonlyMap<string, string>>();

/** The English names of the countries by those of the page's language, both folded. */
function englishNames(i18n: i18n): ReadonlyMap<string, string> {
  let names = cached.get(i18n);
  if (names === undefined) {
    names = new Map(categoryNames(i18n).map(({ name, english }) => [foldText(name), foldText(english)]));
    cached.set(i18n, names);
  }
  return names;
}

/**
 * A searched text with the countries that it names in the page's language in English, as the server has them: `almanya u21` is
 * `germany u21`. A text without a country is unchanged.
 */
export function withEnglishCountries(i18n: i18n, text: string): string {
  const folded = ` ${foldText(text)} `;
  const names = [...englishNames(i18n)].filter(([name, english]) => name !== english && folded.includes(` ${name} `));
  // Of "Gine" and "Papua Yeni Gine" the longer one is meant.
  const [found] = names.toSorted(([one], [other]) => other.length - one.length);
  return found === undefined ? text : folded.replace(` ${found[0]} `, ` ${found[1]} `).trim();
}
