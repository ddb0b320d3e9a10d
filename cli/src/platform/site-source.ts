import { join } from "node:path";
import { allVariants, variantFile, variantSlug, type VariantKind } from "@livery/skin";
import { packageFolder } from "../workspace/packages.ts";
import type { VariantId } from "./variant-key.ts";

/** One variant of the site: an entry of the client build. */
interface VariantEntry {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variant: string;
  /** Its file, from the site's root: its name in the manifest. */
  readonly file: string;
}

/** A module that a brand's own files import: it is linked to the platform's instead of being bundled. */
export interface SharedModule {
  /** The id in imports. */
  readonly id: string;
  /**
   * The site's files that make it up, by their path from the site's root. Each is an entry of the platform build with explicit
   * names, so that a brand's file loads only those from which it imports a name.
   */
  readonly facades: readonly string[];
}

/** A site that can be built and assembled: the product's, or a small one of the tests. */
export interface SiteSource {
  /** The folder with `src/entry-client.tsx` and `src/entry-server.tsx`. */
  readonly root: string;
  readonly clientEntry: string;
  readonly serverEntry: string;
  /** Files that the entry loads while it runs: a document without a first view loads them itself. */
  readonly deferred: readonly string[];
  readonly variants: readonly VariantEntry[];
  readonly shared: readonly SharedModule[];
}

/** The id under which a brand's own files import the site's messages, links, parts and types. */
export const overridesModuleId = "@livery/site/variants";

/** The id under which a brand's own file imports a variant of the product, to show it inside: `@livery/site/variants/pages/home/lobby`. */
export function variantModuleId({ kind, name, variant }: VariantId): string {
  return `${overridesModuleId}/${kind}/${variantSlug(name)}/${variantSlug(variant)}`;
}

/** The module that represents `overridesModuleId` in development and for the compiler, from the site's root. */
export const overridesModuleFile = "src/shared/variants.ts";

const reactModules: readonly SharedModule[] = [
  { id: "react", facades: ["src/shared/react.ts"] },
  { id: "react/jsx-runtime", facades: ["src/shared/jsx-runtime.ts"] },
];

/** What most own files use. */
const firstParts = ["frame", "blocks", "matches", "pages", "plugins"] as const;

/** What the product's own variants are made of, by page: an ejected one loads those of its page. */
const laterParts = [
  "coupon-pages",
  "coupons",
  "footer",
  "header",
  "home",
  "live",
  "match-cards",
  "match-pages",
  "page-parts",
  "payments",
  "promotions",
  "register",
  "services",
  "slip",
  "sports",
] as const;

/** The product's public surface for a brand's own files; a change of it is described in the changeset (decision 005). */
const sharedModules: readonly SharedModule[] = [
  ...reactModules,
  {
    id: "@livery/ui",
    facades: ["kit", "kit-codes", "kit-forms", "kit-inputs", "kit-lists", "kit-messages", "kit-overlays"].map(
      sharedFile,
    ),
  },
  { id: overridesModuleId, facades: [...firstParts, ...laterParts.map((name) => `parts/${name}`)].map(sharedFile) },
];

function sharedFile(name: string): string {
  return `src/shared/${name}.ts`;
}

/** A site in a folder, with every variant of the closed list. */
export function siteIn(
  root: string,
  shared: readonly SharedModule[] = sharedModules,
  deferred: readonly string[] = [],
): SiteSource {
  return {
    root,
    shared,
    deferred,
    clientEntry: "src/entry-client.tsx",
    serverEntry: "src/entry-server.tsx",
    variants: allVariants().map((variantId) => ({
      ...variantId,
      file: `src/${variantFile(variantId.kind, variantId.name, variantId.variant)}`,
    })),
  };
}

/** The product's site. */
export function productSite(): SiteSource {
  return siteIn(packageFolder("@livery/site"), sharedModules, [
    "src/app/start-app.ts",
    "src/core/first-calls.ts",
    "src/shell/overlays.tsx",
    "src/blocks/bet-slip/bet-slip.block.tsx",
    "src/blocks/footer/footer.block.tsx",
  ]);
}

/** Absolute path of a file of the site. */
export function inSite(site: SiteSource, file: string): string {
  return join(site.root, ...file.split("/"));
}
