import { existsSync } from "node:fs";
import { join } from "node:path";
import { mobileBlocks, shellBlocks, variantNames, type Shell, type Skin, type VariantKind } from "@livery/skin";
import { overrideFile, overridesFolder } from "../overrides/find-overrides.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { explanation, unknownPath, type ExplainedLayer, type Explanation } from "./explanation.ts";
import { shownFile, writtenLayers, type ExplainedBrand } from "./written-value.ts";

/** The variant of `pages.home` or `blocks.header` on each host of a brand, and the brand's own file that replaces it. */
export function explainVariant(
  path: string,
  { brand, folder, skin }: { readonly brand: ExplainedBrand; readonly folder: string; readonly skin: Skin },
): readonly Explanation[] {
  const [kind, name = "", ...rest] = path.split(".") as [VariantKind, ...string[]];
  const variants = Object.entries<readonly string[]>(variantNames[kind]).find(([each]) => each === name)?.[1];
  if (variants === undefined || rest.length > 0) throw unknownPath(path, kind, Object.keys(variantNames[kind]));
  const shells = [...chosenVariants(skin)].filter(
    ([shell]) => kind === "pages" || shellBlocks[shell].some((block) => block === name),
  );
  return shells.map(([shell, chosen]) => {
    const variant = new Map<string, string>(Object.entries(chosen[kind])).get(name) ?? "";
    const own = overrideFile(kind, name, variant);
    const file = join(folder, overridesFolder, ...own.split("/"));
    const layers: readonly ExplainedLayer[] = [
      { layer: "product", value: variants[0], because: `the first of ${variants.join(", ")}` },
      ...writtenLayers(brand, [kind, name]),
      ...(shell === "mobile" ? mobileLayers(brand, kind, name) : []),
      ...(existsSync(file)
        ? [
            {
              layer: "own file",
              value: variant,
              at: shownFile(brand.directory, file),
              because: "replaces this variant",
            },
          ]
        : []),
    ];
    return explanation(path, layers, hostOf(skin, shell));
  });
}

/** What differs on the mobile host (D49): two blocks by a rule of the product, and what skins write. */
function mobileLayers(brand: ExplainedBrand, kind: VariantKind, name: string): readonly ExplainedLayer[] {
  const variant = kind === "blocks" ? mobileBlocks[name] : undefined;
  return [
    ...(variant === undefined
      ? []
      : [{ layer: "product, mobile host", value: variant, because: "unless the skin sets mobile.blocks" }]),
    ...writtenLayers(brand, ["mobile", kind, name]).map((each) => ({ ...each, layer: `${each.layer}, mobile host` })),
  ];
}

const hostOf = ({ domains }: Skin, shell: Shell): string =>
  shell === "mobile" ? (domains.mobile ?? "") : domains.site;
