import { fallbackFamily, fontFamilies, type FontName } from "@livery/skin";
import { emitThemeSheet, type SkinTokens } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { withFallbacks } from "./fonts.ts";

/** The families of each `--lv-font-family-*` that a look's sheet sets, by the variable's name. */
function familiesOf(tokens: SkinTokens, fonts: readonly FontName[]): readonly (readonly [string, readonly string[]])[] {
  const sheet = emitThemeSheet(withFallbacks(tokens, fonts), { brand: "looked-at" });
  return [...sheet.matchAll(/--lv-font-family-([\w-]+):([^;}]+)/g)].map(([, name = "", list = ""]) => [
    name,
    list.split(",").map((family) => family.trim().replaceAll(/^["']|["']$/g, "")),
  ]);
}

test.each(shippedSkins())("%s has a fallback with matching metrics for every hosted font", async (brand) => {
  const skin = await loadSkin(shippedSkin(brand));
  const themes = [{ tokens: skin.tokens, fonts: skin.assets.fonts ?? [] }, ...Object.values(skin.themes)];
  for (const { tokens, fonts = [] } of themes) {
    const fallbacks = new Map<string, string>(fonts.map((name) => [fontFamilies[name].family, fallbackFamily(name)]));
    const families = familiesOf(tokens, fonts);
    const expected = ["text", "display", "figures", ...(tokens.type?.table ? ["table"] : [])];
    expect(families.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
    for (const [name, list] of families)
      for (const [at, family] of list.entries())
        if (fallbacks.has(family)) expect(list[at + 1], `${family} in ${name}`).toBe(fallbacks.get(family));
  }
});
