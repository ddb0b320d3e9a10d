import { extendSkin } from "@livery/skin";
import { declaredPairs, resolveTheme, type Color, type ModeColors, type SkinTokens } from "@livery/ui/tokens";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin } from "../brand/shipped-skins.ts";
import type { BrandColours } from "./brand-colours.ts";
import { brandTokens } from "./brand-tokens.ts";
import { feelNames } from "./feel-names.ts";
import { coloursIn } from "../testing/shipped-colours.ts";

/** WCAG 2.2, "relative luminance" and "contrast ratio", from the text of the standard; nothing of the product's. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The value of a token by its dotted path. */
const valueOf = (colors: ModeColors, path: string): string =>
  path.split(".").reduce<unknown>((here, name) => (here as Record<string, unknown>)[name], colors) as string;

/** Each declared pair that an eye could not tell apart, in every mode, region and at high contrast. */
function unreadable(tokens: SkinTokens): readonly string[] {
  const theme = resolveTheme(tokens);
  const palettes = [
    ...Object.entries(theme.root),
    ...Object.entries(theme.regions).flatMap(([name, modes]) =>
      Object.entries(modes).map(([mode, colors]) => [`${name} ${mode}`, colors] as const),
    ),
  ] as readonly (readonly [string, ModeColors])[];
  const failing = (colors: ModeColors, at: string, least: (ratio: number) => number): readonly string[] =>
    declaredPairs
      .filter((pair) => ratio(valueOf(colors, pair.ink), valueOf(colors, pair.ground)) < least(pair.ratio) - 1e-9)
      .map(({ ground, ink }) => `${at}: ${ink} on ${ground}`);
  return [
    ...palettes.flatMap(([at, colors]) => failing(colors, at, (least) => least)),
    ...Object.entries(theme.contrast).flatMap(([mode, colors]) =>
      failing(colors, `high contrast ${mode}`, (least) => (least < 4.5 ? 4.5 : 7)),
    ),
  ];
}

const hex = (value: number): Color => `#${value.toString(16).padStart(6, "0")}`;
const extremes = [
  "#ffffff",
  "#000000",
  "#ffff00",
  "#ccff00",
  "#00ffff",
  "#ff00ff",
  "#0000ff",
  "#ff0000",
  "#808080",
  "#fefefe",
  "#010101",
];
const anyColour: fc.Arbitrary<Color> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xff_ff_ff }).map(hex) },
  { weight: 1, arbitrary: fc.constantFrom(...(extremes as Color[])) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((grey) => hex(grey * 0x01_01_01)) },
);
const anyColours: fc.Arbitrary<BrandColours> = fc.record({
  accent: anyColour,
  signal: fc.option(anyColour, { nil: undefined }),
});
/** A logo that is seen on dark grounds, on light ones, or nowhere. */
const anyLogo = fc.constantFrom(
  undefined,
  (ground: string) => 1 - luminance(ground),
  (ground: string) => luminance(ground),
  () => 0,
);

const bases = Object.fromEntries(
  await Promise.all(
    ["metropole", "saffron", "fiesta", "kiosk", "nordlys", "arcade"].map(
      async (name) => [name, (await loadSkin(shippedSkin(name))).tokens] as const,
    ),
  ),
);

test("any one or two colours, with each feel, read in every pair that the product checks", () => {
  fc.assert(
    fc.property(anyColours, fc.constantFrom(...feelNames), anyLogo, (colours, feel, logoReadsOn) => {
      expect(unreadable(brandTokens({ colours, feel, logoReadsOn }))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("any one or two colours read with the variants and shapes of another brand, and have none of its colours", () => {
  const anyBase = fc.constantFrom(...Object.keys(bases));
  const anyFeel = fc.constantFrom(undefined, ...feelNames);
  fc.assert(
    fc.property(anyColours, anyBase, anyFeel, anyLogo, (colours, name, feel, logoReadsOn) => {
      const base = bases[name] as SkinTokens;
      const own = { ownColours: true, tokens: brandTokens({ colours, feel, base, logoReadsOn }) };
      const { tokens } = extendSkin(own, { tokens: base }) as { readonly tokens: SkinTokens };
      expect(unreadable(tokens)).toEqual([]);
      const given = new Set([...literals({ colours }), "#ffffff", "#000000"]);
      expect([...literals(tokens)].filter((each) => literals(base).has(each) && !given.has(each))).toEqual([]);
      // The other brand's shapes have arrived, unless a feel has its own.
      expect(tokens.shape?.radius).toBe((feel === undefined ? base : own.tokens).shape?.radius);
    }),
    { numRuns: 25 },
  );
});

test("each extreme and each grey gives a brand", () => {
  for (const accent of extremes as Color[])
    for (const signal of [undefined, "#ccff00"] as const)
      expect([accent, signal, unreadable(brandTokens({ colours: { accent, signal }, feel: "round" }))]).toEqual([
        accent,
        signal,
        [],
      ]);
});

const literals = (value: unknown): ReadonlySet<string> => new Set(coloursIn(JSON.stringify(value)));
