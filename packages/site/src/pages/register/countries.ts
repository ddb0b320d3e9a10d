import type { Country } from "@livery/contract";

export interface NamedCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** In the page's language, where the browser knows it. */
  readonly name: string;
  readonly phoneCode: string;
}

/** Countries by their names in a language (BCP 47), in the order of its alphabet. */
export function namedCountries(countries: readonly Country[], bcp47: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([bcp47, "en"], { type: "region", fallback: "none" });
  const { compare } = new Intl.Collator([bcp47, "en"]);
  return countries
    .map(({ code, name, phoneCode }) => ({ code, phoneCode, name: names.of(code.toUpperCase()) ?? name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
