import { readSearch, searchText } from "./paths.ts";

/** A path of this site in this language, or null: nobody is led elsewhere after signing in. */
export function returnPath(lang: string, requested: string | undefined | null): string | null {
  if (requested === undefined || requested === null) return null;
  if (!/^\/[^/\\]/.test(requested)) return null;
  const address = new URL(requested, "http://site.invalid");
  if (address.host !== "site.invalid" || !address.pathname.startsWith(`/${lang}/`)) return null;
  return address.pathname + searchText(readSearch(address.search)) + address.hash;
}
