import type { Boot } from "./boot.ts";
import type { VariantKind, VariantNames } from "./variant-names.ts";

/**
 * The type of `loadVariant`, which the virtual module `livery-variants` exports. The assembly gives it three bodies: the client
 * build imports the file that the boot object names and waits for its css; the server build and the dev server use the chosen
 * variant in the site's own folders. A package that imports it declares it once:
 *
 *     declare module "livery-variants" {
 *       import type { VariantLoader } from "@livery/skin";
 *       export const loadVariant: VariantLoader;
 *     }
 *
 * The result is the variant file's module; its default export is the component. Repeated calls return the same promise.
 */
export type VariantLoader = <Kind extends LoadedKind>(
  boot: Boot,
  kind: Kind,
  name: LoadedName<Kind>,
) => Promise<{ readonly default: unknown }>;

/** What is loaded by the boot object: variants of pages and blocks, and a brand's plugins. */
export type LoadedKind = VariantKind | "plugins";
export type LoadedName<Kind extends LoadedKind> = Kind extends VariantKind ? keyof VariantNames[Kind] & string : string;

/**
 * A brand's own variants, by `pages/home/lobby`: its prerender uses them instead of the variants of that name. In the browser the
 * boot object names their files.
 */
export type VariantOverrides = ReadonlyMap<string, { readonly default: unknown }>;

/** The module id with which the site imports the loader. */
export const variantsModuleId = "livery-variants";
