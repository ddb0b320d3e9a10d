import { describe, expect, test } from "vitest";
import { explainTokens, tokensByLayer } from "./explain-tokens.ts";
import { resolveTheme } from "./resolve.ts";

describe("the layers of a token", () => {
  const skin = {
    color: { accent: "#7d1a35", ground: "#f7f1e1", ink: "#0b3d2e" },
    sections: { live: "#2f8a3c" },
    regions: { header: { mode: "dark", ground: "#0b3d2e", accent: "#d9b566" } },
    type: { base: 17 },
    overrides: { light: { accent: { base: "#6d1a35" } } },
  } as const;
  const explain = explainTokens(skin);

  test("are the base theme, the seeds that it is derived from, and what the skin pins", () => {
    const theme = resolveTheme(skin);
    const { layers, value } = explain("color.accent.base", { mode: "light" });
    expect(value).toBe("#6d1a35");
    expect(layers).toMatchObject([
      { layer: "product", from: [] },
      { layer: "seeds", from: ["color.accent"] },
      { layer: "overrides", value: "#6d1a35", from: ["overrides.light.accent.base"] },
    ]);
    expect(explain("color.accent.base", { mode: "dark" }).value).toBe(theme.root.dark.color.accent.base);
  });

  test("name the section and the region that have seeds of their own", () => {
    expect(explain("section.live.base", { mode: "light" }).layers.at(-1)).toMatchObject({
      layer: "sections",
      from: ["sections.live"],
    });
    const header = explain("color.page", { mode: "light", region: "header" }).layers.at(-1);
    expect(header).toMatchObject({ layer: "regions", value: "#0b3d2e" });
    // A footer that a skin does not write has its header's colours.
    expect(explain("color.page", { mode: "light", region: "footer" }).layers.at(-1)?.from).toContain(
      "regions.header.ground",
    );
  });

  test("without the skin are the base theme's alone", () => {
    const { layers } = explain("z.dialog", { mode: "light" });
    expect(layers.map(({ layer }) => layer)).toEqual(["product"]);
    expect(tokensByLayer({})("color.page", { mode: "dark" }).map(({ value }) => value)).toEqual(
      Array.from({ length: 5 }, () => resolveTheme({}).root.dark.color.page),
    );
  });

  test("of high contrast and of the compact density are theirs", () => {
    const theme = resolveTheme(skin);
    expect(explain("color.page", { mode: "light", moreContrast: true }).value).toBe(theme.contrast.light.color.page);
    expect(explain("space.lg", { mode: "light", density: "compact" }).value).toBe(theme.compact.space.lg);
  });

  test("of a path that is no token are an error", () => {
    expect(() => explain("color.akzent", { mode: "light" })).toThrow(RangeError);
    expect(() => explain("color.accent", { mode: "light" })).toThrow("no token color.accent");
  });
});
