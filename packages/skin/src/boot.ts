import type { LanguageRecord, ThemeOption, MatchSummary, SettingsDocument } from "@livery/contract";
import type { PlainSettings } from "@livery/contract/settings";
import type { BlockChoices, BlockName, BlockVariant, PageName, PageVariant, Shell } from "./variant-names.ts";
import type { SettingOrigins } from "./merge.ts";

/** A language as a page needs it (D37). `text` is its name in itself. */
export type BootLanguage = Pick<LanguageRecord, "code" | "bcp47" | "dir" | "numbering" | "calendar" | "text">;
export type Direction = BootLanguage["dir"];

/** The files of one chosen variant: paths from the site's root, as the built brand serves them. */
export interface VariantFiles<Variant extends string = string> {
  readonly variant: Variant;
  readonly js: string;
  readonly css: readonly string[];
}

/** Words by namespace, then key, as i18next takes them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
export type Messages = Readonly<Record<string, MessageTree>>;

/** A look among which a visitor may choose (`themeChange`). */
export interface BootTheme extends ThemeOption {
  readonly title: string;
  /** Its stylesheet; null for the brand's own, which is in the document. */
  readonly sheet: string | null;
}

export interface BootBrand {
  readonly name: string;
  readonly title: string;
  /** Null for the title in letters. */
  readonly logo: BrandPicture | null;
  /** A tile that repeats behind the page's head (waves, tiling, stripes), or null. Purely decorative. */
  readonly pattern: BrandPicture | null;
  /** A tile that repeats along the header's foot, or null. Purely decorative. */
  readonly edge: BrandPicture | null;
  /** The brand's world behind Home's head, or null. Purely decorative. */
  readonly scene: BrandPicture | null;
  /** What stands where there is nothing to show, or null for the kit's drawing. Purely decorative. */
  readonly empty: BrandPicture | null;
  /** A small drawing that marks a section, by the section's name; purely decorative. */
  readonly marks: Readonly<Record<string, BrandPicture>>;
  /** The brand's own look first. */
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

/** The blocks of the document's shell; a desktop's has no navigation at its foot. */
export type BootBlocks = {
  readonly [B in keyof BlockChoices<"desktop">]: VariantFiles<BlockVariant<B>>;
} & { readonly [B in Exclude<BlockName, keyof BlockChoices<"desktop">>]?: VariantFiles<BlockVariant<B>> };

/** All that a page knows before its first call (§4, D58); the prerender is given the same object. */
export interface Boot {
  readonly brand: BootBrand;
  /** The frame that the document has: its host's (D49). */
  readonly shell: Shell;
  readonly lang: string;
  readonly dir: Direction;
  /** The languages of the site, in switcher order. */
  readonly languages: readonly BootLanguage[];
  /** Skin and baked settings merged (D51), in the wire's names; the product's defaults are not in it. */
  readonly settings: SettingsDocument;
  /** What they come to over the product's defaults: a first view reads no document. */
  readonly firstSettings: PlainSettings;
  /** Which layer each value of `settings` came from, by dotted path. */
  readonly settingOrigins: SettingOrigins;
  /** The words of `lang`, the brand's own over the product's. */
  readonly words: Messages;
  readonly pages: { readonly [P in PageName]: VariantFiles<PageVariant<P>> };
  readonly blocks: BootBlocks;
  /** Stylesheets whose text is in the document already: never fetched again. */
  readonly inlined: readonly string[];
  readonly rows: readonly BootRow[];
  /** The site's public key (D43): picks tenant and rate bucket, grants nothing. */
  readonly siteKey: string;
  readonly release: string;
}

/** The id of the data block that carries the boot object. */
export const bootElementId = "livery-boot";

/**
 * JSON that is safe inside a `<script type="application/json">`: no `<` can end the element or open a comment, and
 * the two line separators that JSON allows and old parsers do not are escaped.
 */
export function serialiseBoot(boot: Boot): string {
  return JSON.stringify(boot)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The data block of a document. */
export function bootElement(boot: Boot): string {
  return `<script type="application/json" id="${bootElementId}">${serialiseBoot(boot)}</script>`;
}

/** Thrown by `readBoot`: the document was not assembled by `livery build`. */
export class BootError extends Error {
  override readonly name = "BootError";
}

/** Reads the boot object out of a document. Throws BootError where there is none or it is not JSON. */
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
