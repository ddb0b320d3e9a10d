import type { LanguageRecord, ThemeOption, MatchSummary, SettingsDocument } from "@livery/contract";
import type { PlainSettings } from "@livery/contract/settings";
import type { BlockChoices, BlockName, BlockVariant, PageName, PageVariant, Shell } from "./variant-names.ts";
import type { SettingOrigins } from "./merge.ts";
import type { pluginVariant } from "./plugin-names.ts";

/** A language in the page's boot data (D37). `text` is the language's own name. */
export type BootLanguage = Pick<LanguageRecord, "code" | "bcp47" | "dir" | "numbering" | "calendar" | "text">;
export type Direction = BootLanguage["dir"];

/** The files of one chosen variant: paths from the site's root, as the built brand serves them. */
export interface VariantFiles<Variant extends string = string> {
  readonly variant: Variant;
  readonly js: string;
  readonly css: readonly string[];
}

/** Messages by namespace, then key, in i18next's format. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
export type Messages = Readonly<Record<string, MessageTree>>;

/** A theme that a visitor may choose (`themeChange`). */
export interface BootTheme extends ThemeOption {
  readonly title: string;
  /** The path of its stylesheet; null for the brand's own theme, which is inline. */
  readonly sheet: string | null;
}

export interface BootBrand {
  readonly name: string;
  readonly title: string;
  /** Null: the title is shown as text. */
  readonly logo: BrandPicture | null;
  /** A tile that repeats behind the page's head (waves, tiling, stripes), or null. Purely decorative. */
  readonly pattern: BrandPicture | null;
  /** A tile that repeats along the header's foot, or null. Purely decorative. */
  readonly edge: BrandPicture | null;
  /** The brand's scene behind the head of Home, or null. Purely decorative. */
  readonly scene: BrandPicture | null;
  /** The picture of an empty state, or null for the UI kit's picture. Purely decorative. */
  readonly empty: BrandPicture | null;
  /** A small icon for each section, by the section's name; purely decorative. */
  readonly marks: Readonly<Record<string, BrandPicture>>;
  /** The brand's own theme first. */
  readonly themes: readonly BootTheme[];
}

/** A picture of the brand: its path, and its size in px so that nothing moves when it arrives. */
export interface BrandPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A match of the first view: its fixture without prices (D58). */
export type BootRow = Omit<MatchSummary, "markets">;

/** The blocks of the document's shell; the desktop shell has no navigation at the bottom. */
export type BootBlocks = {
  readonly [B in keyof BlockChoices<"desktop">]: VariantFiles<BlockVariant<B>>;
} & { readonly [B in Exclude<BlockName, keyof BlockChoices<"desktop">>]?: VariantFiles<BlockVariant<B>> };

/** The files of a brand's plugins by their names, in the order of its config. */
export type BootPlugins = Readonly<Record<string, VariantFiles<typeof pluginVariant>>>;

/** The page's data before its first call (§4, D58); the prerender gets the same object. */
export interface Boot {
  readonly brand: BootBrand;
  /** The shell of the document, chosen by its host (D49). */
  readonly shell: Shell;
  readonly lang: string;
  readonly dir: Direction;
  /** The languages of the site, in switcher order. */
  readonly languages: readonly BootLanguage[];
  /** Skin and baked settings merged (D51), in the wire's names, without the product's defaults. */
  readonly settings: SettingsDocument;
  /** The same settings over the product's defaults, so that the first view need not parse a document. */
  readonly firstSettings: PlainSettings;
  /** The layer of each value of `settings`, by dotted path. */
  readonly settingOrigins: SettingOrigins;
  /** The messages of `lang`, the brand's own over the product's. */
  readonly messages: Messages;
  readonly pages: { readonly [P in PageName]: VariantFiles<PageVariant<P>> };
  readonly blocks: BootBlocks;
  /** Absent from a brand without plugins, so that none of their code is loaded. */
  readonly plugins?: BootPlugins;
  /** Stylesheets whose text is inline in the document: the page does not load them again. */
  readonly inlined: readonly string[];
  readonly rows: readonly BootRow[];
  /** The site's public key (D43): identifies tenant and rate bucket, grants nothing. */
  readonly siteKey: string;
  /** Of a brand that takes signed settings alone (D104). */
  readonly signedSettings?: SettingsTrust;
  readonly release: string;
}

/** What a site takes settings by (D104). */
export interface SettingsTrust {
  /** The public key of the skin. */
  readonly key: string;
  /** The domain that the signatures name. */
  readonly domain: string;
  /** The version of the settings of the build, 0 if it had none: no older one is taken. */
  readonly version: number;
}

/** The id of the data block that carries the boot object. */
export const bootElementId = "livery-boot";

/**
 * Serialises the boot object as JSON that is safe inside a `<script type="application/json">`: no `<` can end the element or open
 * a comment, and the two line separators that JSON allows but old parsers reject are escaped.
 */
export function serialiseBoot(boot: Boot): string {
  return JSON.stringify(boot)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Returns the data block of a document. */
export function bootElement(boot: Boot): string {
  return `<script type="application/json" id="${bootElementId}">${serialiseBoot(boot)}</script>`;
}

/** Thrown by `readBoot`: the document was not assembled by `livery build`. */
export class BootError extends Error {
  override readonly name = "BootError";
}

/** Reads the boot object from a document. Throws BootError if there is none or it is not JSON. */
export function readBoot(document: {
  getElementById(id: string): { readonly textContent: string | null } | null;
}): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new BootError(`The page has no #${bootElementId}: build it with "livery build".`);
  try {
    return JSON.parse(text) as Boot;
  } catch (cause) {
    throw new BootError(`#${bootElementId} is not JSON: build the page again with "livery build".`, { cause });
  }
}
