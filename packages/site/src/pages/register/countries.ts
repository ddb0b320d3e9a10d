import type { Country } from "@livery/contract";

export interface NamedCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** In the page's language, if the browser knows it. */
  readonly name: string;
  readonly phoneCode: string;
}

/** Returns countries with their names in a language (BCP 47), in its alphabetical order. */
export function namedCountries(countries: readonly Country[], bcp47: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([bcp47, "en"], { type: "region", fallback: "none" });
  const { compare } = new Intl.Collator([bcp47, "en"]);
  return countries
    .map(({ code, name, phoneCode }) => ({ code, phoneCode, name: names.of(code.toUpperCase()) ?? name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
