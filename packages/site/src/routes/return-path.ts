import { readSearch, searchText } from "./paths.ts";

/** Returns a path of this site in this language, or null: a sign-in never redirects elsewhere. */
export function returnPath(lang: string, requested: string | undefined | null): string | null {
  if (requested === undefined || requested === null) return null;
  if (!/^\/[^/\\]/.test(requested)) return null;
  const address = new URL(requested, "http://site.invalid");
  if (address.host !== "site.invalid" || !address.pathname.startsWith(`/${lang}/`)) return null;
  return address.pathname + searchText(readSearch(address.search)) + address.hash;
}
