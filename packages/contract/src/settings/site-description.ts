/** What search engines and shared links say of a site: its settings' description, or else the brand's own in the document's language. */
export function siteDescription(
  fromSettings: string,
  brands: Readonly<Record<string, string>> | undefined,
  lang: string,
): string {
  return fromSettings || (brands?.[lang] ?? "");
}
