const cached = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country (ISO 3166-1 alpha-2, lower case) in a language (BCP 47) by CLDR, or in English if the language has none;
 * undefined if there is no such country.
 */
export function countryName(code: string, bcp47: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  let names = cached.get(bcp47);
  if (names === undefined) {
    names = new Intl.DisplayNames([bcp47, "en"], { type: "region", fallback: "none" });
    cached.set(bcp47, names);
  }
  return names.of(code.toUpperCase());
}
