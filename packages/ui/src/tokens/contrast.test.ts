import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { declaredPairs, valueAt } from "./pairs.ts";
import { InvalidTokens, type TokenProblem } from "./problem.ts";
import { resolveTheme } from "./resolve.ts";
import type { Color, SkinTokens, ThemeMode } from "./skin-tokens.ts";
import { regionNames } from "./tree.ts";

/** WCAG 2.2's own formula, apart from the library that derives the colours. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, "0")}`);
const mode = fc.constantFrom<ThemeMode>("light", "dark");
const saturation = fc.constantFrom<"muted" | "full">("muted", "full");
const region = fc.record({ mode, ground: hex, accent: hex, saturation }, { requiredKeys: [] });
const skin: fc.Arbitrary<SkinTokens> = fc.record({
  color: fc.record(
    { accent: hex, ground: hex, ink: hex, signal: hex, danger: hex, success: hex, warning: hex, info: hex },
    { requiredKeys: [] },
  ),
  sections: fc.record(
    { sports: hex, live: hex, slots: hex, casino: hex, virtual: hex, bingo: hex },
    { requiredKeys: [] },
  ),
  regions: fc.record({ header: region, slip: region, promo: region, live: region }, { requiredKeys: [] }),
});

function failures(colors: object): string[] {
  return declaredPairs
    .filter((pair) => ratio(valueAt(colors, pair.ink), valueAt(colors, pair.ground)) < pair.ratio)
    .map((pair) => `${pair.ink} ${valueAt(colors, pair.ink)} on ${pair.ground} ${valueAt(colors, pair.ground)}`);
}

describe("Every declared pair reads at WCAG AA", () => {
  test("in the base theme, in light and dark, on the page and in every region", () => {
    const theme = resolveTheme({});
    expect(failures(theme.root.light)).toEqual([]);
    expect(failures(theme.root.dark)).toEqual([]);
    for (const name of regionNames) {
      expect(failures(theme.regions[name]?.light ?? theme.root.light)).toEqual([]);
      expect(failures(theme.regions[name]?.dark ?? theme.root.dark)).toEqual([]);
    }
  });

  test("whatever seeds a skin sets", () => {
    fc.assert(
      fc.property(skin, (tokens) => {
        const theme = resolveTheme(tokens);
        const all = [theme.root, ...regionNames.flatMap((name) => theme.regions[name] ?? [])];
        expect(all.flatMap(({ light, dark }) => [...failures(light), ...failures(dark)])).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  test("and the oracle calculates black on white as 21:1", () => {
    expect(ratio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(ratio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("Pinned colours", () => {
  test("stay if their contrast is sufficient", () => {
    const theme = resolveTheme({ overrides: { light: { text: { muted: "#444444" } } } });
    expect(theme.root.light.color.text.muted).toBe("#444444");
    expect(theme.root.light.color.text.base).toBe(resolveTheme({}).root.light.color.text.base);
  });

  const problemsOf = (tokens: object): readonly TokenProblem[] => {
    try {
      resolveTheme(tokens);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidTokens)) throw error;
      return error.problems;
    }
  };

  test("are refused without sufficient contrast, once for all pairs: with the worst pair and the others", () => {
    const wrong = () => resolveTheme({ overrides: { dark: { accent: { on: "#ffffff", base: "#8fe0d6" } } } });
    expect(wrong).toThrow(
      /^overrides\.dark\.accent\.on = "#ffffff" does not read\. Needed: 4\.5:1 with color\.accent\.base #8fe0d6, it has 1\.\d\d:1; it also fails with color\.accent\.press, color\.accent\.hover\. Nearest: #[0-9a-f]{6}\.$/,
    );
    expect(problemsOf({ overrides: { light: { text: { muted: "#bbbbbb" } } } })).toHaveLength(1);
  });

  test.each([
    ["an ink", (value: string) => ({ overrides: { light: { text: { muted: value } } } }), "#bbbbbb"],
    ["a ground", (value: string) => ({ overrides: { light: { press: value } } }), "#101010"],
    ["a fill", (value: string) => ({ overrides: { dark: { accent: { base: value, on: "#ffffff" } } } }), "#8fe0d6"],
  ])("are reported with the nearest colour that passes, and it does: %s", (_, tokens, value) => {
    const [problem, ...others] = problemsOf(tokens(value));
    expect(others).toEqual([]);
    const given = JSON.stringify(tokens(value)).replace(String(problem?.value), String(problem?.nearest));
    expect(problemsOf(JSON.parse(given))).toEqual([]);
  });

  test("if only the ground is pinned, the ground must change", () => {
    expect(problemsOf({ overrides: { light: { press: "#101010" } } }).map(({ token }) => token)).toEqual([
      "overrides.light.press",
    ]);
  });

  test("if no colour works in all pairs, none is suggested", () => {
    const tokens = { overrides: { light: { page: "#ffffff", surface: "#000000" } } };
    expect(problemsOf(tokens).length).toBeGreaterThan(0);
    expect(problemsOf({ overrides: { light: { surface: "#000000", text: { base: "#777777" } } } })).toContainEqual(
      expect.not.objectContaining({ nearest: expect.anything() }),
    );
  });

  test("an unused or repeated exception is reported", () => {
    const reason = "Captions of the archive, which the auditor has seen and accepted.";
    const exceptions = [{ ink: "color.text.base", ground: "color.page", reason }];
    expect(problemsOf({ exceptions })).toMatchObject([
      { token: "exceptions.0", allowed: expect.stringContaining("remove the exception") },
    ]);
    const pale = { overrides: { light: { text: { strong: "#bbbbbb" } } } };
    const strong = new Set(["color.text.strong", "color.odds.text"]);
    const excused = declaredPairs
      .filter(({ ink, ground }) => strong.has(ink) || strong.has(ground))
      .map(({ ink, ground }) => ({ ink, ground, reason }));
    expect(problemsOf({ ...pale, exceptions: excused })).toEqual([]);
    const twice = [...excused, ...excused.slice(0, 1)];
    expect(problemsOf({ ...pale, exceptions: twice })).toMatchObject([
      { token: `exceptions.${excused.length}`, allowed: expect.stringContaining("listed before") },
    ]);
  });

  test("of a mode that the skin does not have are not checked", () => {
    const tokens = { modes: "light", overrides: { dark: { text: { base: "#000000" } } } } as const;
    expect(resolveTheme(tokens).modes).toEqual(["light"]);
  });
});

test("A pinned focus ring applies to regions too, with sufficient contrast there", () => {
  const { regions, root } = resolveTheme({
    modes: "dark",
    color: { accent: "#ff2a6d", ink: "#0d0221" },
    regions: { slip: { ground: "#12032e" }, live: { mode: "light", ground: "#ffffff", accent: "#19e68c" } },
    overrides: { dark: { focus: "#05d9e8" } },
  } satisfies SkinTokens);
  expect(root.dark.color.focus).toBe("#05d9e8");
  expect(regions.slip?.dark.color.focus).toBe("#05d9e8");
  // Of the other mode nothing is pinned: there the ring is the region's own.
  expect(regions.live?.dark.color.focus).not.toBe("#05d9e8");
});

test("A pinned accent is the accent of the section of sports too, unless that has a colour of its own", () => {
  const overrides = { dark: { accent: { base: "#dcebf2", on: "#101820" } } } as const;
  const pinned = resolveTheme({ overrides }).root;
  expect(pinned.dark.section.sports).toMatchObject(overrides.dark.accent);
  expect(pinned.light.section.sports.base).not.toBe("#dcebf2");
  expect(resolveTheme({ overrides, sections: { sports: "#0e6ba8" } }).root.dark.section.sports.base).not.toBe(
    "#dcebf2",
  );
});
