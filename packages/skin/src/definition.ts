import type { SettingsDocument } from "@livery/contract";
import type { SectionName, SkinTokens } from "@livery/ui/tokens";
import type { Messages } from "./boot.ts";
import type { BlockChoices, PageChoices, Shell } from "./variant-names.ts";
import type { BrandFont } from "./fonts.ts";

/** A brand's name: also its folder, its theme's name and part of addresses. */
export const brandNamePattern = /^[a-z][a-z0-9-]{0,38}[a-z0-9]$/;

/** The hosts of a brand, without scheme and port. */
export interface SkinDomains {
  readonly site: string;
  /** The mobile host (D49): the site's host with `m.` before it (§1). */
  readonly mobile?: string;
}

/** Files of the brand folder, by their path in it. */
export interface SkinAssets {
  /** SVG, PNG or WebP; without a logo the title is shown as text. */
  readonly logo?: string;
  /** An SVG tile that repeats behind the page's head. */
  readonly pattern?: string;
  /** An SVG tile that repeats in a strip along the page's head, below the header: bunting, a frieze. At most 28 px high. */
  readonly edge?: string;
  /** A wide SVG of the brand's world, behind the text of Home's head; its right end is always visible. */
  readonly scene?: string;
  /** An SVG for empty states. */
  readonly empty?: string;
  /** A small SVG for each section of the site. */
  readonly marks?: Partial<Record<SectionName, string>>;
  /** A square SVG: all icons are rendered from it. */
  readonly favicon?: string;
  /** Self-hosted families, in the order of preference; the tokens name them. A file of the brand has its family beside it. */
  readonly fonts?: readonly BrandFont[];
}

/** A further theme of a brand: the same pages and variants with other tokens. */
export interface SkinTheme {
  /** The displayed name, the same in every language. */
  readonly title: string;
  readonly tokens: SkinTokens;
  /** Self-hosted families of this theme; they are loaded with it. */
  readonly fonts?: readonly BrandFont[];
}

/** What `skin.config.ts` exports: a brand as data. */
export interface SkinConfig {
  /** Lower-case letters, digits and hyphens, 2–40: the brand's name in files and addresses. */
  readonly name: string;
  readonly title: string;
  /**
   * Another brand that supplies the tokens and variants that this one does not set (`extend.ts`): by its name, if it comes with
   * Livery, or by its folder, relative to this one: `../meadow`.
   */
  readonly extends?: string;
  /**
   * With `extends`: no colour comes from the other brand, neither a seed nor that of a section, a region or a pin. Its shapes, type,
   * motion, density and layout do.
   */
  readonly ownColours?: boolean;
  readonly domains: SkinDomains;
  /** Hosts beside the site's own that settings may use as API (security). */
  readonly apiHosts?: readonly string[];
  /** Hosts beside the site's own that settings may use as live socket (security). */
  readonly liveHosts?: readonly string[];
  /** Hosts beside the site's own for pictures. */
  readonly imageHosts?: readonly string[];
  /** The site's public key at its operator (D43): identifies tenant and rate bucket, grants nothing. */
  readonly siteKey?: string;
  /**
   * The public key of the site's settings (D104), as `livery house settings signing-key` prints it: `ed25519-…`. The build, the dev server and the site
   * then take no settings but those that were signed with its private key, and none older than the last.
   */
  readonly settingsKey?: string;
  /** The languages that are built, the brand's default first. */
  readonly languages: readonly string[];
  readonly tokens: SkinTokens;
  /** Further themes by name, among which a visitor may choose if the settings set `themeChange`. */
  readonly themes?: Readonly<Record<string, SkinTheme>>;
  /** The variants of pages that differ from the product's default. */
  readonly pages?: Partial<PageChoices>;
  /** The variants of blocks that differ from the product's default. */
  readonly blocks?: Partial<BlockChoices<"desktop">>;
  /**
   * Variants of the mobile host (D49) that differ from the site's; its slip is a sheet unless this names another. Needs
   * `domains.mobile`.
   */
  readonly mobile?: {
    readonly pages?: Partial<PageChoices>;
    readonly blocks?: Partial<BlockChoices<"mobile">>;
  };
  /** Messages that replace the product's: language → namespace → key. */
  readonly messages?: Readonly<Record<string, Messages>>;
  /** Defaults of this brand (D51), in the settings document's names; the settings service overrides them. */
  readonly settings?: SettingsDocument;
  readonly assets?: SkinAssets;
  /**
   * The brand's own code in the places and events of the site, by name and in order: `promo` is `overrides/plugins/promo.tsx`. Another brand that
   * extends this one does not have it.
   */
  readonly plugins?: readonly string[];
}

/** All variants of one shell. */
export type ShellVariants<S extends Shell = Shell> = S extends Shell
  ? { readonly pages: PageChoices; readonly blocks: BlockChoices<S> }
  : never;

/** A validated skin (`skin.json` in the brand's `.livery`): every variant is set, no default is left open. */
export interface Skin {
  readonly name: string;
  readonly title: string;
  readonly domains: SkinDomains;
  readonly apiHosts: readonly string[];
  readonly liveHosts: readonly string[];
  readonly imageHosts: readonly string[];
  readonly siteKey: string;
  readonly settingsKey?: string;
  readonly languages: readonly string[];
  readonly tokens: SkinTokens;
  readonly themes: Readonly<Record<string, SkinTheme>>;
  readonly pages: PageChoices;
  readonly blocks: BlockChoices<"desktop">;
  /** The variants of the mobile host; it is not built if `domains` has no such host. */
  readonly mobile: ShellVariants<"mobile">;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly settings: SettingsDocument;
  readonly assets: SkinAssets;
  readonly plugins: readonly string[];
}

/**
 * Gives `skin.config.ts` its type in the editor; `livery build` validates the result.
 * @example packages/skin/examples/define-a-skin.example.ts
 */
export function defineSkin(config: SkinConfig): SkinConfig {
  return config;
}
