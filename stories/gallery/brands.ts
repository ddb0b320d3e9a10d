import type { Shell, SkinConfig, VariantKind } from "@livery/skin";
import { choicesOf, extended, folderBelow, type ShellChoices } from "../site/brand-choices.ts";

/** A brand of `skins/`, with every choice made. */
export interface BrandChoices {
  readonly name: string;
  readonly chosen: ShellChoices;
}

/** By path, so that a brand's folder is all that it takes to be counted. */
const files = import.meta.glob<SkinConfig>("../../skins/*/skin.config.ts", { eager: true, import: "default" });

const bySkin = new Map(Object.entries(files).map(([path, config]) => [path.split("/").at(-2) ?? path, config]));

/** The brands of `skins/`, by name. */
export const brands: readonly BrandChoices[] = [...bySkin]
  .map(([name, config]) => ({ name, chosen: choicesOf(whole(config)) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

function whole(config: SkinConfig): SkinConfig {
  const below = bySkin.get(folderBelow(config) ?? "");
  return below === undefined ? config : extended(config, whole(below));
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
