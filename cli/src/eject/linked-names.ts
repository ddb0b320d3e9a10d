import { posix } from "node:path";
import { overridesModuleFile } from "../platform/site-source.ts";
import { parseModule } from "./module-imports.ts";
import type { ProductSource } from "./product-source.ts";

/** The modules that an own file imports as they are, beside `@livery/site/variants`. */
export const plainModules: ReadonlySet<string> = new Set([
  "react",
  "@livery/ui",
  "@livery/ui/contract",
  "@vanilla-extract/css",
]);

/** What `@livery/site/variants` exports, by where the product itself imports it from: `matches/day-name.ts#dayName`. */
export type LinkedNames = ReadonlyMap<string, string>;

/** The key of a name in `LinkedNames`: a file of the site or a package, and what it exports. */
export const linkedKey = (module: string, name: string): string => `${module}#${name}`;

const known = new WeakMap<ProductSource, LinkedNames>();

/** Reads them from the product's sources. */
export function linkedNames(product: ProductSource): LinkedNames {
  const found = known.get(product) ?? new Map(namesOf(product, overridesModuleFile.slice("src/".length)));
  known.set(product, found);
  return found;
}

function namesOf(product: ProductSource, file: string): readonly (readonly [string, string])[] {
  const text = product.read(file);
  if (text === undefined) return [];
  return parseModule(file, text)
    .imports.filter(({ isExport }) => isExport)
    .flatMap(({ from, names }) => {
      const module = from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
      return names.flatMap(({ imported, local }) =>
        imported === "*" ? namesOf(product, module) : [[linkedKey(module, imported), local] as const],
      );
    });
}
