import type { Shell, SkinConfig, VariantKind } from "@livery/skin";
import { configs } from "virtual:livery-brand-configs";
import { choicesOf, extended, folderBelow, type ShellChoices } from "../site/brand-choices.ts";

/** A brand of the Storybook, with every choice made. */
export interface BrandChoices {
  readonly name: string;
  /** The default first. */
  readonly languages: readonly string[];
  readonly chosen: ShellChoices;
}

const bySkin = new Map(Object.entries(configs));

/** The brands of the Storybook, by name. */
export const brands: readonly BrandChoices[] = [...bySkin]
  .map(([name, config]) => ({ name, languages: config.languages, chosen: choicesOf(whole(config)) }))
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
