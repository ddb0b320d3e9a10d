import { describe, expect, test } from "vitest";
import { aliasDeclarations, constantDeclarations } from "./declarations.ts";
import { emitThemeSheet } from "./emit.ts";
import { contrast, mixed } from "./oklch.ts";
import { resolveTheme } from "./resolve.ts";
import { leafPaths, tokenTree, variableName } from "./tree.ts";

const sheet = emitThemeSheet({}, { brand: "harbour" });
const blockOf = (css: string, selector: string) => {
  const start = css.indexOf(`${selector}{`);
  return start < 0 ? "" : css.slice(start + selector.length + 1, css.indexOf("}", start));
};

describe("A theme sheet", () => {
  test("gives, with the UI kit's own css, every token of the contract a value under :root", () => {
    const root = blockOf(sheet, ":root");
    const lacking = leafPaths(tokenTree)
      .map(variableName)
      .filter(
        (name) => !root.includes(`--${name}:`) && !constantDeclarations.has(name) && !aliasDeclarations.has(name),
      );
    expect(lacking).toEqual([]);
  });

  test("omits what the UI kit's own css has, unless the brand pins it", () => {
    expect(sheet).not.toContain("--lv-z-menu");
    expect(sheet).not.toContain("--lv-color-odds-hover");
    const pinned = emitThemeSheet(
      { overrides: { light: { odds: { border: "#123456" } }, shared: { z: { menu: "33" } } } },
      { brand: "x" },
    );
    expect(blockOf(pinned, ":root")).toContain("--lv-z-menu:33");
    expect(blockOf(pinned, ":root")).toContain("--lv-color-odds-border:#123456");
    // In the other mode and in a region of its own the brand must say it again; elsewhere it is inherited.
    expect(blockOf(pinned, ':root[data-mode="dark"]')).toContain("--lv-color-odds-border:");
    expect(pinned).toContain(":root [data-region]{--lv-color-odds-border:inherit}");
    expect(pinned).toMatch(/\[data-region="promo"\]\{[^}]*--lv-color-odds-border:#/);
  });

  test("derives from a pin the tokens that equal it", () => {
    const { color } = resolveTheme({ overrides: { light: { accent: { soft: "#eeffee" } } } }).root.light;
    expect([color.odds.hover, color.selected.ground]).toEqual(["#eeffee", "#eeffee"]);
  });

  test("is entirely in the token layer", () => {
    expect(sheet.startsWith("@layer lv-tokens{:root{")).toBe(true);
    expect(sheet.endsWith("}}}")).toBe(true);
  });

  test("is dark by the player's choice, else by the system's", () => {
    const chosen = blockOf(sheet, ':root[data-mode="dark"]');
    expect(chosen).toContain("color-scheme:dark");
    expect(chosen).toContain("--lv-color-page:");
    expect(sheet).toContain(`@media (prefers-color-scheme:dark){:root:not([data-mode]){${chosen}}`);
  });

  test("writes in dark only what differs from light", () => {
    expect(blockOf(sheet, ':root[data-mode="dark"]')).not.toContain("--lv-space-md");
  });

  test("of a skin with one mode has no other", () => {
    const dark = emitThemeSheet({ modes: "dark" }, { brand: "arcade" });
    expect(dark).toContain(":root{color-scheme:dark");
    expect(dark).not.toContain("prefers-color-scheme");
    expect(dark).not.toContain("data-mode");
  });

  test('of a brand with home "dark" opens in dark mode, and is light by choice only', () => {
    const dark = emitThemeSheet({ home: "dark" }, { brand: "arcade" });
    expect(dark).toContain(":root{color-scheme:dark");
    expect(blockOf(dark, ':root[data-mode="light"]')).toContain("color-scheme:light");
    expect(dark).not.toContain("prefers-color-scheme");
  });

  test("frames surfaces as the brand does, and replaces shadows by lines where shadows are not shown", () => {
    expect(sheet).not.toMatch(/--lv-(?:frame|color-frame|shape-tail|decor-wait)/);
    const bare = emitThemeSheet({ shape: { frame: "bare", tail: "start" }, decor: { wait: "dots" } }, { brand: "x" });
    const root = blockOf(bare, ":root");
    for (const block of ["frame-side:0px", "frame-edge:0px", "shape-tail:0.2", "decor-wait:dots"])
      expect(root).toContain(`--lv-${block}`);
    expect(bare).toMatch(/@media \(forced-colors:active\)\{:root\{--lv-frame-side:1px;--lv-frame-edge:1px/);
    const ruled = emitThemeSheet({ shape: { frame: "doubleRules", edge: "perforated" } }, { brand: "x" });
    expect(blockOf(ruled, ":root")).toMatch(/--lv-frame-side:0px;--lv-frame-edge:3px;--lv-frame-style:double/);
    expect(blockOf(ruled, ":root")).toContain("--lv-frame-mask:radial-gradient(");
  });

  test("has chamfered corners if the skin sets them, and square ones in a browser without support", () => {
    expect(sheet).toContain("--lv-shape-corner:round");
    expect(sheet).not.toContain("@supports not");
    const cut = emitThemeSheet({ shape: { corner: "chamfer" } }, { brand: "arcade" });
    expect(cut).toContain("--lv-shape-corner:bevel");
    expect(cut).toMatch(/@supports not \(corner-shape:bevel\)\{:root\{--lv-radius-sm:0px;/);
    expect(cut).not.toContain("999px");
    const scooped = emitThemeSheet({ shape: { corner: "scoop" } }, { brand: "x" });
    expect(scooped).toContain("--lv-shape-corner:scoop");
    expect(scooped).toMatch(/@supports not \(corner-shape:bevel\)/);
    expect(scooped).not.toContain("999px");
  });

  test("slants the ends of controls if the skin sets that, and leaves their containers square", () => {
    const leaning = emitThemeSheet({ shape: { corner: "slant", radius: 10 } }, { brand: "x" });
    expect(blockOf(leaning, ":root")).toContain("--lv-radius-md:10px 0/100% 0;--lv-radius-lg:0px");
    expect(leaning).toContain("@supports not (corner-shape:bevel){:root{--lv-radius-sm:0px");
    // How far they lean is known to what is written near them; where nothing leans, nothing is said.
    expect(blockOf(leaning, ":root")).toContain("--lv-shape-lean:10px");
    expect(leaning).toMatch(/@supports not \(corner-shape:bevel\)\{:root\{[^}]*--lv-shape-lean:0px/);
    expect(sheet).not.toContain("--lv-shape-lean");
  });

  test("names the decoration of a won coupon if the brand has one", () => {
    expect(sheet).not.toContain("--lv-decor-win");
    const festive = emitThemeSheet({ decor: { win: "confetti" } }, { brand: "x" });
    expect(blockOf(festive, ":root")).toContain("--lv-decor-win:confetti");
  });

  test("draws lines on the page's background if the skin sets them, but not in forced colours", () => {
    expect(sheet).not.toContain("--lv-decor-ground");
    for (const ground of ["grid", "stripes"] as const) {
      const lined = emitThemeSheet({ decor: { ground } }, { brand: "x" });
      expect(blockOf(lined, ":root")).toContain("--lv-decor-ground:repeating-linear-gradient(");
      expect(lined).toContain("@media (forced-colors:active){:root{--lv-decor-ground:none}}");
    }
  });

  test("draws a veil over the page if the skin has one, but not with reduced motion, more contrast or forced colours", () => {
    expect(sheet).toContain("--lv-decor-veil-shown:none");
    const veiled = emitThemeSheet({ decor: { veil: "scanlines" } }, { brand: "arcade" });
    expect(blockOf(veiled, ":root")).toContain("--lv-decor-veil-shown:block");
    for (const feature of ["prefers-reduced-motion:reduce", "prefers-contrast:more", "forced-colors:active"])
      expect(veiled).toContain(`@media (${feature}){:root{--lv-decor-veil-shown:none}}`);
  });

  test("draws two lights in the header, only as strong as its faintest text stays readable", () => {
    expect(sheet).not.toContain("--lv-decor-light:linear");
    for (const light of ["#7cf5b5", "#ffffff", "oklch(0.2 0.02 240)"] as const) {
      const tokens = {
        regions: { header: { mode: "dark", ground: "#101820" } },
        decor: { lights: [light, "#8a63ff"] },
      } as const;
      const { regions, root } = resolveTheme(tokens);
      const header = regions.header?.dark.color;
      if (!header) throw new Error("the header has no colours of its own");
      const lights = [...root.dark.decor.light.matchAll(/(#[0-9a-f]{6})([0-9a-f]{2})/g)];
      expect(lights).toHaveLength(3);
      for (const [, light = "", alpha = ""] of lights)
        for (const ground of [header.page, header.surface, header.sunken])
          expect(
            contrast(header.text.muted, mixed(ground, light, Number.parseInt(alpha, 16) / 255)),
          ).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("has high contrast by choice or by the system's preference, in its regions too, with one shade for each tone", () => {
    const chosen = ':root[data-contrast="more"],:root[data-contrast="more"] [data-region]';
    const block = blockOf(sheet, chosen);
    expect(block).toMatch(/^--lv-color-accent-base:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/);
    expect(block.match(/--lv-/g)).toHaveLength(12);
    expect(sheet).toContain(
      `@media (prefers-contrast:more){:root:not([data-contrast]),:root:not([data-contrast]) [data-region]{${block}}`,
    );
  });

  test("is compact where the page, a part of it or a region of the skin's choice is compact", () => {
    const anywhere = ':root[data-density="compact"],:root [data-density="compact"]';
    expect(blockOf(sheet, anywhere)).toContain("--lv-density-control:2rem");
    expect(blockOf(sheet, anywhere)).toContain("--lv-space-lg:0.8rem");
    expect(blockOf(sheet, anywhere.replaceAll("compact", "comfortable"))).toContain("--lv-space-lg:1rem");
    const slip = emitThemeSheet({ regions: { slip: { density: "compact" } } }, { brand: "x" });
    expect(slip).toContain(`:root [data-region="slip"],${anywhere}{`);
    const denser = emitThemeSheet({ compact: 0.6 }, { brand: "x" });
    expect(blockOf(denser, anywhere)).toContain("--lv-density-control:1.5rem");
    expect(blockOf(denser, anywhere)).toContain("--lv-density-control-sm:1.5rem");
  });

  test("gives a region that follows the page the colours of each mode, and the page's colour scheme", () => {
    const promo = { ground: { light: "#e7eef2", dark: "#1b2731" }, accent: "#22d3ee" } as const;
    const both = emitThemeSheet({ modes: "both", home: "dark", regions: { promo } }, { brand: "x" });
    expect(blockOf(both, ':root [data-region="promo"]')).toContain("--lv-color-page:#1b2731");
    expect(blockOf(both, ':root[data-mode="light"] [data-region="promo"]')).toContain("--lv-color-page:#e7eef2");
    expect(both).not.toMatch(/\[data-region="promo"\]\{color-scheme/);
  });

  test("gives a region its own values, and none if the region has no seeds", () => {
    const header = ':root [data-region="header"],:root [data-region="footer"]';
    expect(blockOf(sheet, header)).toMatch(/^color-scheme:dark;--lv-color-page:#0b2530/);
    expect(sheet).not.toContain('[data-region="slip"]');
  });

  test("applies beside other sheets under data-theme", () => {
    const scoped = emitThemeSheet({}, { brand: "harbour", scope: "theme" });
    expect(scoped).toContain('@layer lv-tokens{[data-theme="harbour"]{');
    expect(scoped).not.toContain(":root");
  });

  test("reduces motion and enlarges targets if the system prefers it", () => {
    expect(sheet).toContain("@media (prefers-reduced-motion:reduce){:root{--lv-motion-fast:1ms");
    expect(sheet).toContain("@media (pointer:coarse){:root,:root[data-density],:root :is(");
  });

  test("does not change larger targets", () => {
    const large = emitThemeSheet({ density: 1.6, compact: 1 }, { brand: "x" });
    expect(large).toMatch(
      /@media \(pointer:coarse\)\{[^{]*\{--lv-density-control-sm:3\.2rem;--lv-density-control:4rem/,
    );
    expect(emitThemeSheet({ density: 0.5 }, { brand: "x" })).toMatch(
      /@media \(pointer:coarse\)\{[^{]*\{--lv-density-control-sm:2\.75rem/,
    );
  });

  test("is the same bytes for the same tokens", () => {
    expect(emitThemeSheet({}, { brand: "harbour" })).toBe(sheet);
  });

  test("cannot close a <style> element or load anything", () => {
    expect(sheet).not.toMatch(/[<>\\]|url\(|@import/);
  });

  test.each(["", "Harbour", "har bour", 'x"]{}', "1st", "a".repeat(60)])("refuses the brand's name %j", (brand) => {
    expect(() => emitThemeSheet({}, { brand })).toThrow(/not a brand's name/);
  });
});

describe("Seeds reach the tokens", () => {
  const value = (tokens: object, name: string) =>
    new RegExp(`--${name}:([^;}]+)`).exec(emitThemeSheet(tokens, { brand: "x" }))?.[1];

  test("radius 0 squares even the pills", () => {
    expect(value({ shape: { radius: 0 } }, "lv-radius-pill")).toBe("0px");
    expect(value({ shape: { radius: 20 } }, "lv-radius-md")).toBe("20px");
  });

  test("density scales controls and space, not hairlines", () => {
    expect(value({ density: 1.5 }, "lv-density-control")).toBe("3.75rem");
    expect(value({ density: 1.5 }, "lv-space-lg")).toBe("1.5rem");
    expect(value({ density: 1.5 }, "lv-space-hair")).toBeUndefined();
  });

  test("rows shrink to 24 px, and controls no further", () => {
    expect(value({ density: 0.46 }, "lv-density-row")).toBe("1.5rem");
    expect(value({ density: 0.46 }, "lv-density-control-sm")).toBe("1.5rem");
  });

  test("headings are capitals and slanted if the skin sets that; tables have their own family", () => {
    expect(sheet).not.toMatch(/--lv-font-(?:caps|style|family-table)/);
    const type = { caps: "headings", slant: 10, table: ["Archivo Narrow Variable", "sans-serif"] };
    expect(value({ type }, "lv-font-caps-display")).toBe("uppercase");
    expect(value({ type }, "lv-font-style-display")).toBe("oblique 10deg");
    expect(value({ type }, "lv-font-family-table")).toBe('"Archivo Narrow Variable",sans-serif');
  });

  test("motion scales its three durations", () => {
    expect(value({ motion: { duration: 90 } }, "lv-motion-base")).toBe("90ms");
    expect(value({ motion: { duration: 90 } }, "lv-motion-fast")).toBe("54ms");
  });

  test("odds are as heavy as headings unless they have their own weight and size", () => {
    expect(value({ type: { heading: 700 } }, "lv-font-weight-figure")).toBeUndefined();
    expect(value({ type: { figureWeight: 400 } }, "lv-font-weight-figure")).toBe("400");
    expect(value({ type: { figureSize: 1.3 } }, "lv-font-size-figure")).toBe("1.3em");
  });

  test("families with spaces are quoted, generic ones are not", () => {
    expect(value({ type: { text: ["Exo 2", "sans-serif"] } }, "lv-font-family-text")).toBe('"Exo 2",sans-serif');
  });
});
