import { contrast, resolveTheme } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { UsageError } from "../errors.ts";
import { brandSeeds, markColours } from "./brand-seeds.ts";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test("an accent tints the page, the text and the parts of the screen of a new brand", () => {
  const color = brandSeeds({ accent: "#5b2a86" });
  const theme = resolveTheme({ color, regions: { header: { mode: "dark" } } });
  // Purple: green is the lowest channel, of the header too.
  for (const hex of [color.ink, theme.regions.header?.light.color.page ?? ""]) {
    const [red = 0, green = 0, blue = 0] = channels(hex);
    expect(green, hex).toBeLessThan(Math.min(red, blue));
  }
  expect(brandSeeds({ accent: "#5b2a86", signal: "#fc0" }).signal).toBe("#ffcc00");
});

test("an initial reads on the brand's accent", () => {
  for (const accent of ["#5b2a86", "#f2c14e", "#ffffff", undefined]) {
    const { ground, ink } = markColours({ accent });
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(3);
  }
});

test("text that is no colour is refused", () => {
  expect(() => brandSeeds({ accent: "plum" })).toThrow(UsageError);
});
