import { variantNames, variantSlug } from "@livery/skin";
import type { VariantStatesModule } from "./variant-states.ts";
import type { Ground, GroundModule } from "./walks/ground.ts";

/** A page or block with several variants. */
export interface Several {
  readonly name: string;
  readonly kind: "blocks" | "pages";
  readonly variants: readonly string[];
}

/** Every page and block that has several, by the list of what a skin can choose: a new variant is in all suites of it by itself. */
export const several: readonly Several[] = (["pages", "blocks"] as const).flatMap((kind) =>
  Object.entries<readonly string[]>(variantNames[kind])
    .filter(([, variants]) => variants.length > 1)
    .map(([name, variants]) => ({ name, kind, variants })),
);

const states = import.meta.glob<VariantStatesModule>("../{pages,blocks}/*/testing/states.ts", { eager: true });
const walks = import.meta.glob<GroundModule>("../{pages,blocks}/*/testing/walks.ts", { eager: true });

/** States of its model. One without them is an error: nobody would see that two of its variants are alike, or what stands in none. */
export function statesOf({ kind, name }: Several): VariantStatesModule {
  const file = `../${kind}/${variantSlug(name)}/testing/states.ts`;
  const found = states[file];
  if (found === undefined) throw new Error(`${name} has several variants: name states of its model in ${file}`);
  return found;
}

/** The ways through it, or null where they are in a suite of its own. */
export function groundOf({ kind, name }: Several): Ground<unknown> | null {
  const found = walks[`../${kind}/${variantSlug(name)}/testing/walks.ts`];
  return found === undefined ? null : (found.ground as unknown as Ground<unknown>);
}
