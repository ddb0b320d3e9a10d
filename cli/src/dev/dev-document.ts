import { bootElement, contentSecurityPolicy, escapeHtml, headElements, siteOrigin } from "@livery/skin";
import { rootElementId } from "../assembly/document.ts";
import type { DevBrand } from "./dev-brand.ts";

/** The path of a boot object in the dev server, with `lang` and `shell` (`follow-brand.ts` of the site). */
export const bootPath = "/@livery/boot.json";
/** The path of the brand's theme in the dev server. */
export const themePath = "/@livery/theme.css";

/**
 * The document of a language in the shell of its host; undefined if the brand does not have the language. The browser renders it.
 */
export function devDocument(brand: DevBrand, host: string, lang: string, clientEntry: string): string | undefined {
  const shell = host === brand.skin.domains.mobile ? "mobile" : "desktop";
  const boot = brand.boots.get(shell)?.[lang];
  if (boot === undefined) return undefined;
  const tag = boot.languages.find(({ code }) => code === lang)?.bcp47 ?? lang;
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(tag)}" dir="${boot.dir}" data-theme="${brand.skin.name}" data-shell="${boot.shell}">`,
    "<head>",
    headElements({
      title: brand.baked.settings.title,
      description: brand.baked.settings.description,
      keywords: "",
      origin: siteOrigin(brand.skin.domains.site),
      lang,
      languages: boot.languages,
      defaultLanguage: brand.baked.defaultLanguage,
      page: "",
      indexed: false,
      themeColours: brand.colours,
      favicon: brand.baked.settings.favicon,
      siteVerification: "",
    }),
    `<link rel="stylesheet" href="${themePath}">`,
    `<script type="module" src="/${clientEntry}"></script>`,
    "</head>",
    "<body>",
    ...(brand.houseProblem === null ? [] : [houseNotice(brand.houseProblem)]),
    `<div id="${rootElementId}"></div>`,
    bootElement(boot),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** A line above the page, for its author: without a house the site can show nothing but an error. */
function houseNotice(problem: string): string {
  const style =
    "position:sticky;inset-block-start:0;z-index:9999;margin:0;padding:12px 20px;background:#7a1f1f;color:#fff;font:15px/1.5 system-ui";
  const text = escapeHtml(problem).replaceAll(
    /`([^`]*)`/gu,
    '<code style="font-family:ui-monospace,monospace">$1</code>',
  );
  return `<p role="alert" dir="ltr" lang="en" style="${style}">${text} Then reload this page.</p>`;
}

/**
 * The policy of a built brand, with additions for hot reload: inline styles and scripts of the dev server, and its socket. Sent
 * report-only (security): violations that would break a build are shown at the terminal.
 */
export function devPolicy(brand: DevBrand): string {
  const { apiHosts, domains, imageHosts, liveHosts } = brand.skin;
  return contentSecurityPolicy({ styleHashes: [], otherHost: domains.mobile, apiHosts, liveHosts, imageHosts })
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("trusted-types livery", "trusted-types livery 'allow-duplicates'");
}
