import { readSearch, searchText } from "./paths.ts";

/** A path of this site in this language, or null: nobody is led elsewhere after signing in. */
export function returnPath(lang: string, wanted: string | undefined | null): string | null {
  if (wanted === undefined || wanted === null) return null;
  if (!/^\/[^/\\]/.test(wanted)) return null;
  const address = new URL(wanted, "http://site.invalid");
  if (address.host !== "site.invalid" || !address.pathname.startsWith(`/${lang}/`)) return null;
  return address.pathname + searchText(readSearch(address.search)) + address.hash;
}
