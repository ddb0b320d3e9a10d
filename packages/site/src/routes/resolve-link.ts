import { routeAt } from "./paths.ts";

export type ResolvedLink =
  /** A path of the site; `isPage` if the open document can show it itself. */
  | { readonly kind: "site"; readonly href: string; readonly isPage: boolean }
  | { readonly kind: "away"; readonly href: string };

/** Resolves a link of an operator: within the site, to another site by http(s), or null. */
export function resolveLink(lang: string, href: string): ResolvedLink | null {
  if (/^\/(?![/\\])/.test(href)) {
    const { pathname } = new URL(href, "http://site.invalid");
    return { kind: "site", href, isPage: routeAt(lang, pathname) !== null };
  }
  return /^https?:\/\/[^\s]+$/i.test(href) ? { kind: "away", href } : null;
}
