import type { i18n } from "i18next";
import { countryName } from "./formats/country-names.ts";
import { plainMessage } from "./plain-messages.ts";

/** English names in use beside those of CLDR. */
const otherNames = [
  ["bosnia and herzegovina", "ba"],
  ["czech republic", "cz"],
  ["turkey", "tr"],
  ["usa", "us"],
] as const;

let cachedCodes: ReadonlyMap<string, string> | undefined;

/** The codes of the countries by their English names, in lower case. */
function countryCodes(): ReadonlyMap<string, string> {
  if (cachedCodes !== undefined) return cachedCodes;
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const named = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const name = countryName(first + second, "en");
      return name === undefined ? [] : [[name.toLowerCase(), first + second] as const];
    }),
  );
  return (cachedCodes = new Map([...named, ...otherNames]));
}

/**
 * The name of a category in the page's language, by its English one. Nations that are no state, and categories of several countries,
 * have a message; countries are named by CLDR. Any other category (`Germany Amateur`) keeps its name.
 */
export function categoryName(i18n: i18n, name: string): string {
  const lowered = name.toLowerCase();
  const text = plainMessage(i18n, `sport:category.${lowered.replaceAll(" ", "_")}`);
  if (text !== null) return text;
  const code = countryCodes().get(lowered);
  return (code && countryName(code, i18n.language)) ?? name;
}
