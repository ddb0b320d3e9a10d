import type { SiteFile } from "./brand.ts";

/** The language to which `/` redirects: the cookie's, the browser's if the site uses it, the site's default. */
export function landingLanguage(
  site: SiteFile,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): string {
  if (cookie !== undefined && site.languages.includes(cookie)) return cookie;
  if (site.browserLanguage)
    for (const code of accepted(acceptLanguage ?? "")) if (site.languages.includes(code)) return code;
  return site.defaultLanguage;
}

/** The language of a built document by its path: that of its folder, else the site's default. */
export function documentLanguage({ defaultLanguage, languages }: SiteFile, path: string): string {
  return languages.find((code) => path.includes(`/${code}/`)) ?? defaultLanguage;
}

/** Primary language subtags by weight: "fa-IR, en;q=0.8" is fa, en. */
function accepted(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((found) => found !== undefined);
      return { code: tag.split("-")[0]?.toLowerCase() ?? "", weight: Number(weight ?? 1) };
    })
    .filter(({ code, weight }) => code !== "" && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
