import { variantNames, variantSlug } from "@livery/skin";
import type { VariantStatesModule } from "./variant-states.ts";
import type { Ground, GroundModule } from "./walks/ground.ts";

/** A page or block with several variants. */
export interface Several {
  readonly name: string;
  readonly kind: "blocks" | "pages";
  readonly variants: readonly string[];
}

/**
 * Every page and block with several variants, from the list of what a skin can choose: a new variant is in all suites
 * automatically.
 */
export const several: readonly Several[] = (["pages", "blocks"] as const).flatMap((kind) =>
  Object.entries<readonly string[]>(variantNames[kind])
    .filter(([, variants]) => variants.length > 1)
    .map(([name, variants]) => ({ name, kind, variants })),
);

const states = import.meta.glob<VariantStatesModule>("../{pages,blocks}/*/testing/*.states.ts", { eager: true });
const walks = import.meta.glob<GroundModule>("../{pages,blocks}/*/testing/*.walks.ts", { eager: true });

function testingFile(kind: Several["kind"], name: string, what: "states" | "walks"): string {
  const slug = variantSlug(name);
  return `../${kind}/${slug}/testing/${slug}.${what}.ts`;
}

/**
 * Returns the states of its model. Throws if there are none: otherwise no test would notice that two variants are alike, or lack
 * something.
 */
export function statesOf({ kind, name }: Several): VariantStatesModule {
  const file = testingFile(kind, name, "states");
  const found = states[file];
  if (found === undefined) throw new Error(`${name} has several variants: name states of its model in ${file}`);
  return found;
}

/** Returns the walks through it, or null if they are in a separate suite. */
export function groundOf({ kind, name }: Several): Ground<unknown> | null {
  const found = walks[testingFile(kind, name, "walks")];
  return found === undefined ? null : (found.ground as unknown as Ground<unknown>);
}
