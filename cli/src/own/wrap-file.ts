import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../errors.ts";
import type { EjectTarget } from "../eject/eject-target.ts";
import { linkedNames } from "../eject/linked-names.ts";
import { ownPath } from "../eject/own-paths.ts";
import { sha256 } from "../files/hashing.ts";
import type { ProductSource } from "../eject/product-source.ts";
import type { FileChange } from "../files/replace-files.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { overridesModuleId, variantModuleId } from "../platform/site-source.ts";
import { recordedRelease, releaseChange } from "./base-record.ts";
import { ownFileChanges, refuseOlderProduct } from "./eject-files.ts";

export interface Wrapping {
  readonly changes: readonly FileChange[];
  /** From the brand's folder. */
  readonly written: string;
}

/**
 * Plans an own file that shows the product's variant inside. Throws UsageError (exit 2) for a part, and where a file is in the way.
 */
export async function planWrap(
  folder: string,
  product: ProductSource,
  { kind, name, source, variant, what }: EjectTarget,
): Promise<Wrapping> {
  const recorded = await recordedRelease(folder);
  refuseOlderProduct(recorded, product);
  if (variant === undefined)
    throw new UsageError(
      `${what} of ${name} is a part, and only a variant can be wrapped.`,
      `Copy the part with livery eject ${name} ${what}, or import it from ${overridesModuleId}.`,
    );
  const path = ownPath(source);
  if (existsSync(join(folder, overridesFolder, ...path.split("/"))))
    throw new UsageError(
      `${overridesFolder}/${path} is there already.`,
      "It is never overwritten. Move it away to begin again.",
    );
  const model = modelType(product, kind, name);
  const text = [
    `import type { ${model.imported}, VariantProps } from "${overridesModuleId}";`,
    `import Product from "${variantModuleId({ kind, name, variant })}";`,
    "",
    "/** Whatever stands beside the product's own variant here stays as it is in the next release. */",
    `export default function Own({ model }: VariantProps<${model.type}>) {`,
    "  return <Product model={model} />;",
    "}",
    "",
  ].join("\n");
  const record = { path, kind: "wrap", release: product.release, source, sha256: sha256(text), text } as const;
  return {
    changes: [...ownFileChanges(record), ...(recorded === undefined ? [releaseChange(product.release)] : [])],
    written: `${overridesFolder}/${path}`,
  };
}

/** The model of a page or block by its own name, `HomeModel`, where `@livery/site/variants` has one. */
function modelType(
  product: ProductSource,
  kind: string,
  name: string,
): { readonly imported: string; readonly type: string } {
  const own = `${name.charAt(0).toUpperCase()}${name.slice(1)}Model`;
  if ([...linkedNames(product).values()].includes(own)) return { imported: own, type: own };
  return { imported: "VariantModels", type: `VariantModels["${kind}"]["${name}"]` };
}
