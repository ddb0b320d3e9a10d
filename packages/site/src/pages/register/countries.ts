import type { Country } from "@livery/contract";
import { countryName } from "@livery/i18n";

export interface NamedCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** In the page's language, if the browser knows it. */
  readonly name: string;
  readonly phoneCode: string;
}

/** Returns countries with their names in a language (BCP 47), in its alphabetical order. */
export function namedCountries(countries: readonly Country[], bcp47: string): readonly NamedCountry[] {
  const { compare } = new Intl.Collator([bcp47, "en"]);
  return countries
    .map(({ code, name, phoneCode }) => ({ code, phoneCode, name: countryName(code, bcp47) ?? name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
