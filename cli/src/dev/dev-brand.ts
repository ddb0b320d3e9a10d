import { join } from "node:path";
import { pseudoLanguage } from "@livery/i18n";
import type { Boot, BootLanguage, Skin } from "@livery/skin";
import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";
import { bakeSettings, type BakedSettings } from "../assembly/baked.ts";
import { bootObjects } from "../assembly/boot-objects.ts";
import type { BuiltFile } from "../assembly/built-file.ts";
import { brandFonts, withFallbacks } from "../assembly/fonts.ts";
import { drawIcons } from "../assembly/icons.ts";
import { bootLanguages } from "../assembly/languages.ts";
import { brandPictures } from "../assembly/pictures.ts";
import { themeColours, type ThemeColours } from "../assembly/theme-colours.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { findSettings } from "../settings/settings-source.ts";

/** A brand as the dev server shows it: everything but the platform's chunks, in memory. */
export interface DevBrand {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  readonly languages: readonly BootLanguage[];
  readonly boots: Readonly<Record<string, Boot>>;
  readonly colours: ThemeColours;
  /** Layers, fonts of all languages, theme: a stylesheet of its own, so that an edit swaps it without a reload. */
  readonly theme: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly settingsNote: string;
}

/** Variants are found in the site's folders here, so that their files are never asked for. */
const nowhere = { js: "", css: [] } as const;

export interface DevBrandOptions {
  readonly folder: string;
  readonly settingsUrl: string;
  /** Adds the pseudo-language to the brand's own. */
  readonly pseudo: boolean;
}

/** Reads a brand folder afresh. Throws what `livery build` would throw. */
export async function readDevBrand({ folder, settingsUrl, pseudo }: DevBrandOptions): Promise<DevBrand> {
  const skin = await loadSkin(folder);
  const found = await findSettings({ skin, brandFolder: folder, url: settingsUrl });
  const own = bakeSettings(skin, found.document);
  const baked = pseudo ? { ...own, languages: [...own.languages, pseudoLanguage.code] } : own;
  const languages = bootLanguages(baked.languages);
  const colours = themeColours(skin.tokens);
  const pictures = await brandPictures(folder, skin.assets);
  const favicon = skin.assets.favicon === undefined ? undefined : join(folder, skin.assets.favicon);
  const fontNames = skin.assets.fonts ?? [];
  const fonts = await brandFonts(fontNames, languages);
  const chunks = { pages: faces(skin.pages) as Boot["pages"], blocks: faces(skin.blocks) as Boot["blocks"] };
  const files = [...pictures.files, ...fonts.files, ...(await drawIcons(favicon, colours.light))];
  return {
    skin,
    baked,
    languages,
    colours,
    boots: await bootObjects({ skin, baked, chunks, pictures, languages, rows: {}, release: "dev" }),
    theme:
      layerStatement +
      languages.map((language) => fonts.css(language)).join("") +
      emitThemeSheet(withFallbacks(skin.tokens, fontNames), { brand: skin.name }),
    files: new Map(files.map((file) => [`/${file.path}`, file])),
    settingsNote: found.note,
  };
}

function faces(choices: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(choices).map(([name, variant]) => [name, { variant, ...nowhere }]));
}
