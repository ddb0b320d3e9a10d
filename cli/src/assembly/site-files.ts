import type { ThemeOption } from "@livery/contract";
import { siteDescription } from "@livery/contract/settings";
import { iconLinks, siteOrigin, webManifest, type BootLanguage, type SettingsTrust, type Skin } from "@livery/skin";
import type { BakedSettings } from "./baked.ts";
import { builtFolder } from "@livery/house/built-folder";
import type { BuiltFile } from "../files/built-file.ts";
import { themeColours, themeFrames, type ThemeFrames } from "./theme-colours.ts";
import type { BrandThemes } from "./themes.ts";

/** The server's record of a built brand (`site.json`). */
export interface SiteRecord {
  readonly brand: string;
  readonly hosts: readonly string[];
  /** The hosts among `hosts` that get the documents below `m/` (D49). */
  readonly mobileHosts: readonly string[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Prefer the browser's language to the default (`browser_language`). */
  readonly browserLanguage: boolean;
  readonly release: string;
  /** What documents have where the settings have nothing: descriptions by language, and the links to the tab's icon. */
  readonly own: { readonly descriptions: Readonly<Record<string, string>>; readonly icons: string };
  /** The themes of the brand, its own first; each other theme's sheet is a file per language. */
  readonly themes: readonly (ThemeOption & ThemeFrames & { readonly sheets: Readonly<Record<string, string>> })[];
  /** The themes' settings of the build. */
  readonly themeSettings: { readonly defaultTheme: string; readonly themeChange: boolean };
  /** By what the server writes the settings of its database into documents, if the skin names a key (D104). */
  readonly signedSettings?: SettingsTrust;
  /** Patterns below `/{lang}/` that get the shell, parameters as `$name`. */
  readonly routes: readonly string[];
}

export interface SiteFilesInput {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  readonly languages: readonly BootLanguage[];
  readonly themes: Pick<BrandThemes, "of">;
  /** By language, where the settings have none. */
  readonly ownDescriptions: Readonly<Record<string, string>>;
  readonly release: string;
  readonly routes: readonly string[];
  /** Headers of each document by its path. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SiteFiles {
  /** To be served: manifest, robots and the map of the site. */
  readonly public: readonly BuiltFile[];
  /** For the server: the brand's record and the headers of its documents. */
  readonly server: readonly BuiltFile[];
}

/** The files beside the documents. */
export function siteFiles(input: SiteFilesInput): SiteFiles {
  const { skin, baked, languages, ownDescriptions, release, routes, headers } = input;
  const { light: colour } = themeColours(tokensOf(skin, baked.settings.defaultTheme));
  const language = languages.find(({ code }) => code === baked.defaultLanguage);
  const mobileHosts = skin.domains.mobile === undefined ? [] : [skin.domains.mobile];
  const record: SiteRecord = {
    brand: skin.name,
    hosts: [skin.domains.site, ...mobileHosts],
    mobileHosts,
    languages: baked.languages,
    defaultLanguage: baked.defaultLanguage,
    browserLanguage: baked.settings.browserLanguage,
    release,
    own: { descriptions: ownDescriptions, icons: iconLinks(null) },
    themes: themeRecords(input),
    themeSettings: { defaultTheme: baked.settings.defaultTheme, themeChange: baked.settings.themeChange },
    ...(baked.trust && { signedSettings: baked.trust }),
    routes: routes.map((route) => route.replaceAll(":", "$")),
  };
  const manifest =
    language &&
    webManifest({
      name: baked.settings.title,
      description: siteDescription(baked.settings.description, ownDescriptions, baked.defaultLanguage),
      language,
      themeColour: colour,
      backgroundColour: colour,
    });
  return {
    public: [
      ...(manifest ? [{ path: "manifest.webmanifest", content: json(manifest) }] : []),
      { path: "robots.txt", content: robots(skin) },
      { path: "sitemap.xml", content: sitemap(skin, languages) },
    ],
    server: [
      { path: builtFolder.site, content: json(record) },
      { path: builtFolder.headers, content: json(headers) },
    ],
  };
}

/** The tokens of a theme, or the brand's own if it has none of that name. */
const tokensOf = ({ themes, tokens }: Skin, name: string): Skin["tokens"] => themes[name]?.tokens ?? tokens;

function themeRecords({ languages, skin, themes }: SiteFilesInput): SiteRecord["themes"] {
  const byLanguage = languages.map((language) => [language.code, themes.of(language)] as const);
  const [, known = []] = byLanguage[0] ?? [];
  return known.map(({ name, modes }, index) => ({
    name,
    modes,
    ...themeFrames(tokensOf(skin, name)),
    sheets: Object.fromEntries(
      byLanguage.flatMap(([code, all]) => {
        const sheet = all[index]?.sheet ?? null;
        return sheet === null ? [] : [[code, sheet]];
      }),
    ),
  }));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function robots(skin: Skin): string {
  return `User-agent: *\nDisallow: /ekol/\nDisallow: /settings\nSitemap: ${siteOrigin(skin.domains.site)}/sitemap.xml\n`;
}

function sitemap(skin: Skin, languages: readonly BootLanguage[]): string {
  const addresses = languages.map(({ code }) => `<url><loc>${siteOrigin(skin.domains.site)}/${code}/</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join("")}</urlset>\n`;
}
