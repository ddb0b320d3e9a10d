import { describe, expect, test } from "vitest";
import { harbour } from "./harbour.ts";
import { resolveTheme } from "./resolve.ts";
import { seedChanges } from "./seed-changes.ts";

describe("a seed that the theme shows in another shade", () => {
  test("is reported with its mode, both colours and the reason", () => {
    const color = { accent: "#ffff66", ink: "#e0f0ff" } as const;
    const { color: light } = resolveTheme({ color }).root.light;
    const changes = seedChanges({ color }).filter(({ mode }) => mode === "light");
    expect(changes).toEqual([
      {
        token: "color.accent",
        mode: "light",
        from: "#ffff66",
        to: light.accent.base,
        reason: "darker, so that it stands out from the page",
      },
      {
        token: "color.ink",
        mode: "light",
        from: "#e0f0ff",
        to: light.text.strong,
        reason: expect.stringContaining("7:1"),
      },
    ]);
    expect(light.accent.base).not.toBe("#ffff66");
  });

  test("is reported for sections, regions and the dark page too", () => {
    const tokens = [
      ["sections.live", { sections: { live: "#ffffff" } }],
      ["regions.header.ground", { regions: { header: { mode: "dark", ground: "#ff0000" } } }],
      ["regions.promo.accent", { regions: { promo: { mode: "dark", accent: "#101010" } } }],
      ["color.ink", { color: { ink: "#5b2a86" } }],
      ["color.ground", { color: { ground: "#ffc0cb" } }],
    ] as const;
    for (const [token, skin] of tokens) expect(seedChanges(skin).map((each) => each.token)).toContain(token);
  });

  test("is only a seed of the skin itself, not one of the base, and not a pinned one", () => {
    expect(seedChanges({})).toEqual([]);
    const { base } = resolveTheme({ color: { accent: "#ffff66" } }).root.light.color.accent;
    const light = { accent: { base: base as `#${string}` } };
    expect(seedChanges({ modes: "light", color: { accent: "#ffff66" }, overrides: { light } })).toEqual([]);
  });

  test("is none where it already reads", () => {
    const { accent, ground, ink } = harbour.color;
    expect(seedChanges({ modes: "light", color: { accent, ground, ink } })).toEqual([]);
  });
});
