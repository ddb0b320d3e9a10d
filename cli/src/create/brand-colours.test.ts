import { contrast } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { UsageError } from "../errors.ts";
import { parseColours } from "./brand-colours.ts";
import { brandTokens, givenColourChanges } from "./brand-tokens.ts";
import { colourName } from "./colour-name.ts";
import { markColours } from "./icon.ts";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const textOf = (color: unknown): string => (typeof color === "string" ? color : JSON.stringify(color));

test("an accent tints the page, the text and the parts of the screen of a new brand", () => {
  const { color, regions } = brandTokens({ colours: { accent: "#5b2a86" } });
  // Purple: green is the lowest channel, of the header too.
  for (const hex of [color?.ink, regions?.header?.ground, regions?.promo?.ground]) {
    const [red = 0, green = 0, blue = 0] = channels(textOf(hex));
    expect(green, textOf(hex)).toBeLessThan(Math.min(red, blue));
  }
  expect(brandTokens({ colours: parseColours("#5b2a86, #fc0") }).color).toMatchObject({
    accent: "#5b2a86",
    signal: "#ffcc00",
  });
});

test("a pale first colour leaves dark grounds to a deep second one", () => {
  const { color, regions } = brandTokens({ colours: { accent: "#ffd60a", signal: "#0a2463" } });
  for (const hex of [color?.ink, regions?.header?.ground, regions?.footer?.ground]) {
    const [red = 0, , blue = 0] = channels(textOf(hex));
    expect(blue, textOf(hex)).toBeGreaterThan(red);
  }
});

test("a red brand's danger is another red, and no section has the accent's hue", () => {
  const { color, sections } = brandTokens({ colours: { accent: "#e10600" } });
  expect(new Set([color?.accent, color?.danger, ...Object.values(sections ?? {})]).size).toBe(7);
  const [red = 0, green = 0, blue = 0] = channels(color?.danger ?? "");
  expect([red > green, blue > green]).toEqual([true, true]);
});

test("an initial reads on the brand's accent", () => {
  for (const accent of ["#5b2a86", "#f2c14e", "#ffffff", "#46586c"] as const) {
    const { ground, ink } = markColours({ accent });
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(3);
  }
});

test("text that is no colour is refused, and so are three", () => {
  for (const text of ["plum", "#12345", "#111,#222,#333", ""]) expect(() => parseColours(text)).toThrow(UsageError);
});

test("a given colour that does not read is reported with both shades, the mode and why; derived ones are not", () => {
  const colours = { accent: "#ffff33", signal: "#f8f8f8" } as const;
  const changes = givenColourChanges(brandTokens({ colours }), colours);
  expect(changes.map(({ token, mode, from }) => [token, mode, from])).toEqual([
    ["color.accent", "light", "#ffff33"],
    ["color.signal", "light", "#f8f8f8"],
    ["color.accent", "dark", "#ffff33"],
    ["color.signal", "dark", "#f8f8f8"],
  ]);
  for (const { from, reason, to } of changes) expect([to === from, reason.length > 10]).toEqual([false, true]);
});

test("colours have the names that people give them", () => {
  const names = {
    "#000000": "black",
    "#ffffff": "white",
    "#808080": "grey",
    "#e10600": "red",
    "#0b6e4f": "green",
    "#f2c14e": "amber",
    "#ffff00": "yellow",
    "#0a2463": "dark blue",
    "#00b4d8": "sky blue",
    "#d6246e": "rose",
    "#7b2fbe": "violet",
    "#f77f00": "orange",
  };
  expect(Object.fromEntries(Object.keys(names).map((hex) => [hex, colourName(hex)]))).toEqual(names);
});
