import {
  extendSkin,
  variantNames,
  mobileVariants,
  shellBlocks,
  type VariantKind,
  type Shell,
  type SkinConfig,
} from "@livery/skin";

/** A brand that comes with Livery, with every choice made: by shell, kind, and name of the page or block. */
export interface BrandChoices {
  readonly name: string;
  readonly chosen: Readonly<Partial<Record<Shell, Readonly<Record<VariantKind, Readonly<Record<string, string>>>>>>>;
}

/** By path, so that a brand's folder is all that it takes to be counted. */
const files = import.meta.glob<SkinConfig>("../../skins/*/skin.config.ts", { eager: true, import: "default" });

/** What a brand has chosen where its skin, and the one that it extends, say nothing. */
const firstOf = (
  kind: VariantKind,
  names: readonly string[] = Object.keys(variantNames[kind]),
): Readonly<Record<string, string>> => {
  const listed: Readonly<Record<string, readonly string[]>> = variantNames[kind];
  return Object.fromEntries(names.map((name) => [name, listed[name]?.[0] ?? ""]));
};

const bySkin = new Map(Object.entries(files).map(([path, config]) => [path.split("/").at(-2) ?? path, config]));

/** The brands of `skins/`, by name. */
export const brands: readonly BrandChoices[] = [...bySkin]
  .map(([name, config]) => ({ name, chosen: choicesOf(whole(config)) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

function whole(config: SkinConfig): SkinConfig {
  const below = config.extends === undefined ? undefined : bySkin.get(config.extends.split("/").at(-1) ?? "");
  return below === undefined ? config : (extendSkin({ ...config }, { ...whole(below) }) as unknown as SkinConfig);
}

function choicesOf({ blocks, domains, mobile, pages }: SkinConfig): BrandChoices["chosen"] {
  const desktop = {
    pages: { ...firstOf("pages"), ...pages },
    blocks: { ...firstOf("blocks", shellBlocks.desktop), ...blocks },
  };
  return { desktop, ...(domains.mobile !== undefined && { mobile: mobileVariants(desktop, mobile) }) };
}

/** A brand that chooses a variant, and the shells in which it does. */
export interface Choice {
  readonly name: string;
  readonly shells: readonly Shell[];
  /** The one shell of a brand with two in which it does; null where it does wherever the page or block is. */
  readonly only: Shell | null;
}

/** The brands that choose a variant. */
export function brandsWith(kind: VariantKind, name: string, variant: string): readonly Choice[] {
  return brands.flatMap((brand) => {
    const shells = (Object.keys(brand.chosen) as readonly Shell[]).filter(
      (shell) => brand.chosen[shell]?.[kind][name] === variant,
    );
    const [only, both] = shells;
    if (only === undefined) return [];
    const hasTwo = Object.keys(brand.chosen).length > 1;
    return [{ name: brand.name, shells, only: both === undefined && hasTwo ? only : null }];
  });
}
