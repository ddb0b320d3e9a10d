import { defaultThemeChoice, formatThemeChoice, parseThemeChoice, type ThemeChoice } from "@livery/contract";
import type { GivenSettings } from "@livery/contract/settings";
import { escaped } from "../http/escaped.ts";
import type { BrandFile, SiteFile, SiteTheme } from "./brand.ts";
import { documentLanguage } from "./language.ts";
import { rewritten } from "./rewritten.ts";

/** The settings of a site's themes. */
type ThemeSettings = Pick<GivenSettings, "defaultTheme" | "themeChange">;

/** The theme of a site for a visitor without a choice: that of its settings, or else the brand's own. */
export function siteTheme({ themes = [], themeSettings }: SiteFile, settings: ThemeSettings): ThemeChoice {
  // The script of a build of an earlier version turns to the brand's own theme.
  if (themeSettings === undefined) return defaultThemeChoice(themes);
  return defaultThemeChoice(themes, settings.defaultTheme ?? themeSettings.defaultTheme);
}

/** The theme of a document: the one of the visitor's cookie, if the settings let visitors choose, or else that of the site. */
export function documentTheme(site: SiteFile, settings: ThemeSettings, cookie: string | undefined): ThemeChoice {
  const own = siteTheme(site, settings);
  const mayChoose = settings.themeChange ?? site.themeSettings?.themeChange ?? false;
  return mayChoose ? parseThemeChoice(cookie, site.themes ?? [], own.theme) : own;
}

/** Documents in the requested themes, for as long as their build is served. */
const themedFiles = new WeakMap<BrandFile, Map<string, BrandFile>>();

/**
 * A brand's document in a theme, so that the first view is already in it: theme and mode on the root element, the colour of the
 * browser's frame, and the theme's sheet if it is not the brand's own. No script is involved, and the inline style stays unchanged, so
 * that the document's policy holds.
 */
export function inTheme(file: BrandFile, site: SiteFile, themeChoice: ThemeChoice): BrandFile {
  const { themes = [] } = site;
  if (themeChoice.mode === "default" && themeChoice.theme === (themes[0]?.name ?? "")) return file;
  const known = themedFiles.get(file) ?? new Map<string, BrandFile>();
  themedFiles.set(file, known);
  const key = formatThemeChoice(themeChoice);
  const made = known.get(key) ?? applyTheme(file, site, themeChoice);
  known.set(key, made);
  return made;
}

function applyTheme(file: BrandFile, site: SiteFile, choice: ThemeChoice): BrandFile {
  const html = file.body.toString("utf8");
  const theme = site.themes?.find(({ name }) => name === choice.theme);
  const sheet = theme?.sheets[documentLanguage(site, file.path)];
  const root = `data-theme="${choice.theme}"${choice.mode === "default" ? "" : ` data-mode="${choice.mode}"`}`;
  const link = sheet === undefined ? "" : `\n<link rel="stylesheet" href="${sheet}">`;
  const framed = theme === undefined ? html : withFrame(html, theme, choice.mode);
  return rewritten(file, framed.replace(/data-theme="[^"]*"/, root).replace("</style>", `</style>${link}`));
}

/** The colour of the browser's frame in the first mode of a theme. */
export const frameOf = ({ frames, modes: [first = "light"] }: SiteTheme): string | undefined => frames?.[first];

/** Writes the colour of the browser's frame, or both if the system chooses between them. */
function withFrame(html: string, theme: SiteTheme, mode: ThemeChoice["mode"]): string {
  const { bySystem = false, frames, modes } = theme;
  if (frames === undefined) return html;
  const element = (colour = "", media = ""): string =>
    `<meta name="theme-color" content="${escaped(colour)}"${media}>\n`;
  const elements =
    mode === "default" && bySystem
      ? modes.map((each) => element(frames[each], ` media="(prefers-color-scheme: ${each})"`)).join("")
      : element(mode === "default" ? frameOf(theme) : frames[mode]);
  return html.replace(/(?:<meta name="theme-color" [^>]*>\n)+/u, () => elements);
}
