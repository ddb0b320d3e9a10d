import type { Shell, ShellVariants, Skin } from "@livery/skin";

/** The variants that a skin chose for each shell of its brand. */
export function chosenVariants(skin: Skin): ReadonlyMap<Shell, ShellVariants> {
  const desktop: readonly [Shell, ShellVariants] = ["desktop", { pages: skin.pages, blocks: skin.blocks }];
  return new Map(skin.domains.mobile === undefined ? [desktop] : [desktop, ["mobile", skin.mobile]]);
}
