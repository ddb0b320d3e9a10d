import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveContrast } from "./derive-contrast.ts";
import { mergeTokens } from "./merge.ts";
import { checkPairs } from "./pairs.ts";
import type { Color } from "./skin-tokens.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, "0")}`);

test("At high contrast every pair reads at 7:1, and relevant lines at 4.5:1, whatever seeds a skin sets", () => {
  fc.assert(
    fc.property(color, color, color, color, (accent, danger, live, bingo) => {
      const tokens = mergeTokens({ color: { accent, danger, success: bingo }, sections: { live, bingo } });
      for (const mode of ["light", "dark"] as const)
        expect(checkPairs(deriveContrast(mode, tokens), "more")).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("High contrast is black and white with the brand's hues", () => {
  const { color: light } = deriveContrast("light", mergeTokens({}));
  expect([light.page, light.text.base, light.accent.on]).toEqual(["#ffffff", "#000000", "#ffffff"]);
  expect(light.accent.base).not.toBe(light.danger.base);
});
