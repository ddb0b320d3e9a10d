import {
  extendSkin,
  mobileVariants,
  shellBlocks,
  variantNames,
  type Shell,
  type SkinConfig,
  type VariantKind,
} from "@livery/skin";

/** The variant of every page and block in each shell that a brand has a host for: by shell, kind, and name of the page or block. */
export type ShellChoices = Readonly<
  Partial<Record<Shell, Readonly<Record<VariantKind, Readonly<Record<string, string>>>>>>
>;

/** What a brand has chosen where its skin, and the one that it extends, say nothing. */
const firstOf = (
  kind: VariantKind,
  names: readonly string[] = Object.keys(variantNames[kind]),
): Readonly<Record<string, string>> => {
  const listed: Readonly<Record<string, readonly string[]>> = variantNames[kind];
  return Object.fromEntries(names.map((name) => [name, listed[name]?.[0] ?? ""]));
};

/** The folder of the skin that a skin extends; null if it extends none. */
export function folderBelow({ extends: below }: SkinConfig): string | null {
  return below?.split("/").at(-1) ?? null;
}

/** A skin over the one that it extends. */
export function extended(config: SkinConfig, below: SkinConfig): SkinConfig {
  return extendSkin({ ...config }, { ...below }) as unknown as SkinConfig;
}

/** Every choice of a skin that has what it inherits. */
export function choicesOf({ blocks, domains, mobile, pages }: SkinConfig): ShellChoices {
  const desktop = {
    pages: { ...firstOf("pages"), ...pages },
    blocks: { ...firstOf("blocks", shellBlocks.desktop), ...blocks },
  };
  return { desktop, ...(domains.mobile !== undefined && { mobile: mobileVariants(desktop, mobile) }) };
}
