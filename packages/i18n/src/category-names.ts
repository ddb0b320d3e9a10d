import type { i18n } from "i18next";
import { countryCodes } from "./formats/country-codes.ts";
import { countryName } from "./formats/country-names.ts";
import { plainMessage } from "./plain-messages.ts";

/** The English names of categories where they are not those of CLDR, by the country's code. */
const ownNames: Readonly<Record<string, string>> = {
  ba: "bosnia and herzegovina",
  cz: "czech republic",
  tr: "turkey",
};

/** Nations that are no state, and categories of several countries: they have a message. */
const nations = ["england", "scotland", "wales", "northern_ireland", "international", "international_clubs"] as const;

const english = (code: string): string => (countryName(code, "en") ?? code).toLowerCase();

let cachedCodes: ReadonlyMap<string, string> | undefined;

/** The codes of the countries by their English names, in lower case. */
function codesByName(): ReadonlyMap<string, string> {
  return (cachedCodes ??= new Map([
    ["usa", "us"],
    ...countryCodes.map((code) => [english(code), code] as const),
    ...Object.entries(ownNames).map(([code, name]) => [name, code] as const),
  ]));
}

/**
 * The name of a category in the page's language, by its English one. Nations that are no state, and categories of several countries,
 * have a message; countries are named by CLDR. Any other category (`Germany Amateur`) keeps its name.
 */
export function categoryName(i18n: i18n, name: string): string {
  const lowered = name.toLowerCase();
  const text = plainMessage(i18n, `sport:category.${lowered.replaceAll(" ", "_")}`);
  if (text !== null) return text;
  const code = codesByName().get(lowered);
  return (code && countryName(code, i18n.language)) ?? name;
}

/** A nation or a country: its name in a page's language, and that of its category. */
export interface CategoryName {
  readonly name: string;
  readonly english: string;
}

/** Every nation and country by its name in the page's language; of a country with several English names the product's own is last. */
export function categoryNames(i18n: i18n): readonly CategoryName[] {
  return [
    ...nations.map((nation) => {
      const name = nation.replaceAll("_", " ");
      return { name: categoryName(i18n, name), english: name };
    }),
    ...[...codesByName()].flatMap(([own, code]) => {
      const name = countryName(code, i18n.language);
      return name === undefined ? [] : [{ name, english: own }];
    }),
  ];
}
