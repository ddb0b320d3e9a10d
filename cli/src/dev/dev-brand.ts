import { join } from "node:path";
import { pseudoLanguage } from "@livery/i18n";
import { pluginVariant, type Boot, type BootLanguage, type BootPlugins, type Shell, type Skin } from "@livery/skin";
import { layerStatement, seedChanges, type SeedChange } from "@livery/ui/tokens";
import { bakeSettings, type BakedSettings } from "../assembly/baked.ts";
import { bootObjects } from "../assembly/boot-objects.ts";
import type { BuiltFile } from "../files/built-file.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { brandFonts, withFallbacks } from "../assembly/fonts.ts";
import { drawIcons } from "../assembly/icons.ts";
import { bootLanguages } from "../assembly/languages.ts";
import { brandPictures } from "../assembly/pictures.ts";
import { brandThemes, themeSheet } from "../assembly/themes.ts";
import { themeColours, type ThemeColours } from "../assembly/theme-colours.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { findOverrides, unusedPlugins, type Override } from "../overrides/find-overrides.ts";
import { findSettings } from "../settings/settings-source.ts";

/** A brand in the dev server: everything but the platform's chunks, in memory. */
export interface DevBrand {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  readonly languages: readonly BootLanguage[];
  /** By shell and language. */
  readonly boots: ReadonlyMap<Shell, Readonly<Record<string, Boot>>>;
  readonly colours: ThemeColours;
  /** Layers, fonts of all languages, theme: a separate stylesheet, so that an edit replaces it without a reload. */
  readonly theme: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The brand's own files: their sources are served, not their build. */
  readonly overrides: readonly Override[];
  /** Files that look like plugins and are not used, a sentence each. */
  readonly unused: readonly string[];
  readonly settingsNote: string;
  /** Why no server answers calls for the brand, and the commands that help, in backticks; null if one does. */
  readonly houseProblem: string | null;
  /** The seeds whose shade was changed so that they read. */
  readonly colourChanges: readonly SeedChange[];
}

/** The release of a page of the dev server: there is never a newer one. */
export const devRelease = "dev";

/** Variants are loaded from the site's folders here, so that their files are never requested. */
const nowhere = { js: "", css: [] } as const;

export interface DevBrandOptions {
  readonly folder: string;
  readonly settingsUrl: string;
  /** Adds the pseudo-language to the brand's own. */
  readonly pseudo: boolean;
}

/** Reads a brand folder again. Throws the errors of `livery build`. */
export async function readDevBrand({ folder, settingsUrl, pseudo }: DevBrandOptions): Promise<DevBrand> {
  const skin = await loadSkin(folder);
  const overrides = await findOverrides(folder, skin);
  const found = await findSettings({ skin, brandFolder: folder, url: settingsUrl });
  const own = bakeSettings(skin, found.document, found.version);
  const baked = pseudo ? { ...own, languages: [...own.languages, pseudoLanguage.code] } : own;
  const languages = bootLanguages(baked.languages);
  const colours = themeColours(skin.tokens);
  const pictures = await brandPictures(folder, skin.assets);
  const favicon = skin.assets.favicon === undefined ? undefined : join(folder, skin.assets.favicon);
  const fontNames = skin.assets.fonts ?? [];
  const fonts = await brandFonts(fontNames, languages, folder);
  const themes = await brandThemes(skin, baked.settings.title, languages, folder);
  const boots = new Map<Shell, Readonly<Record<string, Boot>>>();
  for (const [shell, chosen] of chosenVariants(skin)) {
    const variants = {
      pages: inSources(chosen.pages) as Boot["pages"],
      blocks: inSources(chosen.blocks) as Boot["blocks"],
      ...(skin.plugins.length > 0 && {
        plugins: inSources(Object.fromEntries(skin.plugins.map((name) => [name, pluginVariant]))) as BootPlugins,
      }),
    };
    boots.set(
      shell,
      await bootObjects({
        skin,
        baked,
        shell,
        variants,
        pictures,
        themes,
        languages,
        rows: {},
        release: devRelease,
        used: (messages) => messages,
      }),
    );
  }
  const files = [...pictures.files, ...fonts.files, ...themes.files, ...(await drawIcons(favicon, colours.light))];
  return {
    skin,
    baked,
    languages,
    colours,
    boots,
    overrides,
    unused: await unusedPlugins(folder, skin),
    theme:
      layerStatement +
      languages.map((language) => fonts.css(language)).join("") +
      themeSheet(skin, withFallbacks(skin.tokens, fontNames)),
    files: new Map(files.map((file) => [`/${file.path}`, file])),
    settingsNote: found.note,
    houseProblem:
      found.from === "service"
        ? null
        : `No house answers for ${skin.domains.site}: ${found.reason ?? found.note}. Start one with \`livery demo --skin ${skin.name}\`, or run \`livery dev ${skin.name}\` without --house, which opens one.`,
    colourChanges: seedChanges(skin.tokens),
  };
}

function inSources(choices: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(choices).map(([name, variant]) => [name, { variant, ...nowhere }]));
}
