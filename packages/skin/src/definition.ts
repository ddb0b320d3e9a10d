import type { SettingsDocument } from "@livery/contract";
import type { SectionName, SkinTokens } from "@livery/ui/tokens";
import type { Messages } from "./boot.ts";
import type { BlockChoices, PageChoices, Shell } from "./variant-names.ts";
import type { FontName } from "./fonts.ts";

/** A brand's name: also a folder, its theme's name and part of an address. */
export const brandNamePattern = /^[a-z][a-z0-9-]{0,38}[a-z0-9]$/;

/** The hosts of a brand, without scheme and port. */
export interface SkinDomains {
  readonly site: string;
  /** The host of the phone's shell (D49): the site's with `m.` before it (§1). */
  readonly mobile?: string;
}

/** Files of the brand folder, by their path in it. */
export interface SkinAssets {
  /** SVG, PNG or WebP; without one the title stands in letters. */
  readonly logo?: string;
  /** An SVG tile that repeats behind the page's head. */
  readonly pattern?: string;
  /** An SVG tile that repeats in a strip along the page's head, hanging from the header: bunting, a frieze. At most 28 px high. */
  readonly edge?: string;
  /** A wide SVG of the brand's world, behind the words of Home's head; its right end is always seen. */
  readonly scene?: string;
  /** An SVG that stands where there is nothing to show. */
  readonly empty?: string;
  /** A small SVG for each section of the site. */
  readonly marks?: Partial<Record<SectionName, string>>;
  /** A square SVG: every icon is drawn from it. */
  readonly favicon?: string;
  /** Self-hosted families, in the order of preference; the tokens name them. */
  readonly fonts?: readonly FontName[];
}

/** A further look of a brand: the same pages and variants in other tokens. */
export interface SkinTheme {
  /** As a player reads it; a name, the same in every language. */
  readonly title: string;
  readonly tokens: SkinTokens;
  /** Self-hosted families of this look; they are loaded with it. */
  readonly fonts?: readonly FontName[];
}

/** What `skin.config.ts` exports: a brand as data. */
export interface SkinConfig {
  /** Lower-case letters, digits and hyphens, 2–40: the brand's name in files and addresses. */
  readonly name: string;
  readonly title: string;
  /**
   * Another brand whose looks and variants stand wherever this one is silent (`extend.ts`): by its name, of those that come
   * with Livery, or by its folder, seen from this one: `../meadow`.
   */
  readonly extends?: string;
  readonly domains: SkinDomains;
  /** Hosts other than the site's own that settings may name as API (security). */
  readonly apiHosts?: readonly string[];
  /** Hosts other than the site's own that settings may name as live socket (security). */
  readonly liveHosts?: readonly string[];
  /** Hosts other than the site's own that pictures may come from. */
  readonly imageHosts?: readonly string[];
  /** The site's public key at its operator (D43): picks tenant and rate bucket, grants nothing. */
  readonly siteKey?: string;
  /** The languages that are built, the brand's default first. */
  readonly languages: readonly string[];
  readonly tokens: SkinTokens;
  /** Further looks, by name, among which a visitor may choose where the settings say `themeChange`. */
  readonly themes?: Readonly<Record<string, SkinTheme>>;
  /** Pages whose variant is not the product's default. */
  readonly pages?: Partial<PageChoices>;
  /** Blocks whose variant is not the product's default. */
  readonly blocks?: Partial<BlockChoices<"desktop">>;
  /**
   * Variants of the mobile host (D49) where they are not the site's own; its slip is a sheet unless another is named.
   * Needs `domains.mobile`.
   */
  readonly mobile?: {
    readonly pages?: Partial<PageChoices>;
    readonly blocks?: Partial<BlockChoices<"mobile">>;
  };
  /** Words in place of the product's: language → namespace → key. */
  readonly words?: Readonly<Record<string, Messages>>;
  /** Defaults of this brand (D51), in the settings document's names; the settings service wins over them. */
  readonly settings?: SettingsDocument;
  readonly assets?: SkinAssets;
}

/** Every choice of one shell. */
export type ShellVariants<S extends Shell = Shell> = S extends Shell
  ? { readonly pages: PageChoices; readonly blocks: BlockChoices<S> }
  : never;

/** A validated skin (`skin.json`): every choice made, nothing left to default. */
export interface Skin {
  readonly name: string;
  readonly title: string;
  readonly domains: SkinDomains;
  readonly apiHosts: readonly string[];
  readonly liveHosts: readonly string[];
  readonly imageHosts: readonly string[];
  readonly siteKey: string;
  readonly languages: readonly string[];
  readonly tokens: SkinTokens;
  readonly themes: Readonly<Record<string, SkinTheme>>;
  readonly pages: PageChoices;
  readonly blocks: BlockChoices<"desktop">;
  /** What the mobile host shows; nothing of it is built where `domains` names no such host. */
  readonly mobile: ShellVariants<"mobile">;
  readonly words: Readonly<Record<string, Messages>>;
  readonly settings: SettingsDocument;
  readonly assets: SkinAssets;
}

/** Types `skin.config.ts` for its author's editor; `livery build` validates what comes out. */
export function defineSkin(config: SkinConfig): SkinConfig {
  return config;
}
