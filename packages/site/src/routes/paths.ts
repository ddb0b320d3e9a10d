import { realRoutes, routeNamed, type RealRoute, type RealRouteName } from "./table.ts";

export type RouteParams = Readonly<Record<string, string | number>>;

/** Path of a route with its language: `/en/sports/match/7`. Throws RangeError if a parameter is missing. */
export function pathOf(lang: string, name: RealRouteName, params: RouteParams = {}): string {
  const path = routeNamed(name).path.replaceAll(/\$(\w+)/g, (_, parameter: string) => {
    const value = params[parameter];
    if (value === undefined) throw new RangeError(`${name} needs ${parameter}`);
    return encodeURIComponent(String(value));
  });
  return path === "" ? `/${lang}` : `/${lang}/${path}`;
}

/** Returns the same address in another language: query and hash stay (§2.1). */
export function inLanguage(href: string, from: string, to: string): string {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(href) ?? [];
  // Home is a folder: "/fa/".
  if (first !== from) return `/${to}/`;
  return `/${to}${rest === "" ? "/" : rest}`;
}

/** Returns the real route of a path, or null if there is none. A slash at the end makes no difference. */
export function routeAt(lang: string, pathname: string): RealRoute | null {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.shift() !== lang) return null;
  return realRoutes.find((route) => fits(route.path, segments)) ?? null;
}

function fits(pattern: string, segments: readonly string[]): boolean {
  const parts = pattern === "" ? [] : pattern.split("/");
  return parts.length === segments.length && parts.every((part, at) => part.startsWith("$") || part === segments[at]);
}

export type RouteSearch = Readonly<Record<string, string | number | undefined>>;

/** Returns a search in its address form: `?sport=1`; "" if nothing is set. */
export function searchText(search: RouteSearch = {}): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  if (set.length === 0) return "";
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  // A comma needs no escape: addresses are read by people, too.
  return `?${text.replaceAll("%2C", ",")}`;
}

/** Reads a search: every value as text, the first of a repeated one. */
export function readSearch(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}
