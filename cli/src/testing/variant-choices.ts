import { allVariants, variantNames, pageNames, shellBlocks, type VariantKind, type Skin } from "@livery/skin";

export type VariantChoices = Pick<Skin, "pages" | "blocks">;

/** The first or last variant of every page and block in the closed list. */
export function choicesAt(which: 0 | -1): VariantChoices {
  const chosen = (kind: VariantKind, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, (variantNames[kind] as Readonly<Record<string, readonly string[]>>)[name]?.at(which)]),
    );
  return {
    pages: chosen("pages", pageNames) as unknown as Skin["pages"],
    blocks: chosen("blocks", shellBlocks.desktop) as unknown as Skin["blocks"],
  };
}

/** Every variant of the closed list, and whether the choices name it. */
export function withChoice(choices: VariantChoices) {
  return allVariants().map((variantId) => ({
    ...variantId,
    chosen: new Map<string, string>(Object.entries(choices[variantId.kind])).get(variantId.name) === variantId.variant,
  }));
}
