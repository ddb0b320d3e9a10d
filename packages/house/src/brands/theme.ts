import { formatThemeChoice, parseThemeChoice, type ThemeChoice } from "@livery/contract";
import type { BrandFile, SiteFile } from "./brand.ts";
import { documentLanguage } from "./language.ts";
import { rewritten } from "./rewritten.ts";

/** Documents in the requested themes, for as long as their build is served. */
const themedFiles = new WeakMap<BrandFile, Map<string, BrandFile>>();

/**
 * A brand's document in the theme of a visitor's cookie, so that the first view is already in it: theme and mode on the root
 * element, and the theme's sheet if it is not the brand's own. No script is involved, and the inline style stays unchanged, so
 * that the document's policy holds.
 */
export function inTheme(file: BrandFile, site: SiteFile, cookie: string | undefined): BrandFile {
  const { themes = [] } = site;
  const themeChoice = parseThemeChoice(cookie, themes);
  if (themeChoice.mode === "default" && themeChoice.theme === (themes[0]?.name ?? "")) return file;
  const known = themedFiles.get(file) ?? new Map<string, BrandFile>();
  themedFiles.set(file, known);
  const key = formatThemeChoice(themeChoice);
  const made = known.get(key) ?? applyTheme(file, site, themeChoice);
  known.set(key, made);
  return made;
}

function applyTheme(file: BrandFile, site: SiteFile, { mode, theme }: ThemeChoice): BrandFile {
  const html = file.body.toString("utf8");
  const sheets = site.themes?.find(({ name }) => name === theme)?.sheets;
  const sheet = sheets?.[documentLanguage(site, file.path)];
  const root = `data-theme="${theme}"${mode === "default" ? "" : ` data-mode="${mode}"`}`;
  const link = sheet === undefined ? "" : `\n<link rel="stylesheet" href="${sheet}">`;
  return rewritten(file, html.replace(/data-theme="[^"]*"/, root).replace("</style>", `</style>${link}`));
}
