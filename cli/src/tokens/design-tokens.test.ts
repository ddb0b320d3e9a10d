import { tokenRules, type Rule, type SkinTokens } from "@livery/ui/tokens";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin } from "../brand/shipped-skins.ts";
import { assignTokens } from "./assign-tokens.ts";
import { withTokens } from "./imported-tokens.ts";
import { readTokenFile } from "./read-token-file.ts";
import { designTokens } from "./write-design-tokens.ts";

/** What an import of documents gives, as JSON carries them. */
function imported(...documents: readonly unknown[]) {
  const files = documents.map((each, index) => readTokenFile(JSON.parse(JSON.stringify(each)), `${index}.json`));
  const { problems, values } = assignTokens(files.flatMap(({ tokens }) => tokens));
  return { problems, format: files[0]?.format, tokens: withTokens({}, values, { replace: true }) };
}

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const oklch = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l / 1000} ${c / 1000} ${h})`);
const colour = fc.oneof(hex, oklch, fc.constantFrom("#0f766e", "#123456"));

/** Any tokens that a skin can write, from the rules themselves. */
function valueOf(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.kind) {
    case "group":
      return fc.record(
        Object.fromEntries(Object.entries(rule.members).map(([name, below]) => [name, valueOf(below)])),
        {
          requiredKeys: [],
          noNullPrototype: true,
        },
      );
    case "choice":
      return fc.constantFrom(...rule.values);
    case "color":
      return colour;
    case "colorByMode":
      return fc.oneof(colour, fc.record({ light: colour, dark: colour }, { noNullPrototype: true }));
    case "colors":
      return fc.array(colour, { minLength: rule.count, maxLength: rule.count });
    case "number":
      return fc.double({ min: rule.least, max: rule.most, noNaN: true });
    case "families":
      return fc.array(fc.constantFrom("Figtree Variable", "system-ui", "Noto Sans"), { minLength: 1, maxLength: 3 });
    case "css":
      return fc.constantFrom("0.01em", "clamp(1rem,2vw,2rem)", "3px");
    case "exceptions":
      return fc.array(
        fc.record(
          { ink: fc.constant("color.text.muted"), ground: fc.constant("color.page"), reason: fc.string() },
          { noNullPrototype: true },
        ),
      );
  }
}

describe("design tokens of a brand", () => {
  test("come back as they were written, whatever they are", () => {
    fc.assert(
      fc.property(valueOf(tokenRules), (tokens) => {
        const { problems, tokens: back } = imported(designTokens(tokens as SkinTokens));
        expect(problems).toEqual([]);
        expect(back).toEqual(tokens);
      }),
      { numRuns: 40 },
    );
  });

  test("of shipped brands come back", async () => {
    for (const name of ["arcade", "ledger", "nordlys"]) {
      const { tokens } = await loadSkin(shippedSkin(name));
      expect(imported(designTokens(tokens)), name).toMatchObject({ format: "Design Tokens", problems: [], tokens });
    }
  });

  test("have the types of the format, references to seeds, and the rest in an extension", () => {
    const document = designTokens({
      modes: "both",
      color: { accent: "#0f766e", signal: "oklch(0.7 0.15 40)" },
      regions: { header: { mode: "dark", accent: "#0f766e" } },
      type: { text: ["Figtree Variable", "sans-serif"], base: 15, heading: 650, ratio: 1.2 },
      motion: { duration: 160, easing: "out" },
    });
    expect(document).toEqual({
      $extensions: { "dev.livery": { modes: "both" } },
      color: {
        accent: {
          $type: "color",
          $value: { colorSpace: "srgb", components: [15 / 255, 118 / 255, 110 / 255], alpha: 1, hex: "#0f766e" },
          $description: expect.any(String) as string,
        },
        signal: {
          $type: "color",
          $value: {
            colorSpace: "oklch",
            components: [0.7, 0.15, 40],
            alpha: 1,
            hex: expect.stringMatching(/^#[0-9a-f]{6}$/u) as string,
          },
          $description: expect.any(String) as string,
        },
      },
      regions: {
        header: {
          $extensions: { "dev.livery": { mode: "dark" } },
          accent: { $type: "color", $value: "{color.accent}" },
        },
      },
      type: {
        text: { $type: "fontFamily", $value: ["Figtree Variable", "sans-serif"] },
        base: { $type: "dimension", $value: { value: 15, unit: "px" }, $description: expect.any(String) as string },
        heading: { $type: "fontWeight", $value: 650 },
        ratio: { $type: "number", $value: 1.2 },
      },
      motion: {
        $extensions: { "dev.livery": { easing: "out" } },
        duration: { $type: "duration", $value: { value: 160, unit: "ms" }, $description: expect.any(String) as string },
      },
    });
  });
});

describe("an import", () => {
  test("takes lengths in rem, seconds, named weights, lists of families and pointers", () => {
    const { problems, tokens } = imported({
      color: { accent: { $type: "color", $value: "#ABC" }, signal: { $value: { $ref: "#/color/accent/$value" } } },
      type: {
        $type: "dimension",
        base: { $value: "1rem" },
        heading: { $type: "fontWeight", $value: "Semi Bold" },
        text: { $type: "fontFamily", $value: "Inter, 'Noto Sans'" },
      },
      motion: { duration: { $value: { value: 0.2, unit: "s" } } },
    });
    expect([problems, tokens]).toEqual([
      [],
      {
        color: { accent: "#aabbcc", signal: "#aabbcc" },
        type: { base: 16, heading: 600, text: ["Inter", "Noto Sans"] },
        motion: { duration: 200 },
      },
    ]);
  });

  test("refuses what a brand has not, by name, with the nearest; unknown and circular references; transparency", () => {
    const { problems } = imported({
      color: {
        acent: { $value: "#fff" },
        ink: { $value: "{colour.ink}" },
        ground: { $value: "{color.page}" },
        page: { $value: "{color.ground}" },
        signal: { $value: "#ff000080" },
      },
      shape: { radius: { $value: { value: 2, unit: "em" } } },
    });
    expect(problems).toEqual([
      expect.objectContaining({
        token: "color.ink",
        allowed: "a reference to a token of the file",
        nearest: "{color.ink}",
      }),
      expect.objectContaining({ token: "color.ground", allowed: "a reference that does not come back to itself" }),
      expect.objectContaining({ token: "color.page" }),
      expect.objectContaining({ token: "color.acent", nearest: "color.accent" }),
      expect.objectContaining({ token: "color.signal", allowed: "a colour without transparency" }),
      expect.objectContaining({ token: "shape.radius", allowed: "a number in px or rem" }),
    ]);
  });

  test("reads Figma's variables: collections with light and dark, aliases to a palette, names with blanks", () => {
    const { format, problems, tokens } = imported({
      status: 200,
      meta: {
        variableCollections: {
          c1: { id: "c1", name: "Palette", modes: [{ modeId: "1:0", name: "Mode 1" }], defaultModeId: "1:0" },
          c2: {
            id: "c2",
            name: "Brand",
            modes: [
              { modeId: "2:0", name: "Light" },
              { modeId: "2:1", name: "Dark" },
            ],
            defaultModeId: "2:0",
          },
        },
        variables: {
          teal: variable("Palette/Teal 600", "c1", { "1:0": { r: 15 / 255, g: 118 / 255, b: 110 / 255, a: 1 } }),
          night: variable("Palette/Night", "c1", { "1:0": { r: 0, g: 0, b: 0.2, a: 1 } }),
          accent: variable("color/accent", "c2", { "2:0": alias("teal"), "2:1": alias("teal") }),
          page: variable("Color/Ground", "c2", { "2:0": { r: 1, g: 1, b: 1 }, "2:1": alias("night") }),
          strong: variable("color/text/strong", "c2", { "2:0": { r: 0, g: 0, b: 0 }, "2:1": { r: 1, g: 1, b: 1 } }),
          radius: variable("shape/radius", "c1", { "1:0": 12 }),
          shadow: variable("shape/shadow", "c1", { "1:0": "flat" }),
        },
      },
    });
    expect([format, problems, tokens]).toEqual([
      "Figma variables",
      [],
      {
        color: { accent: "#0f766e", ground: "#ffffff" },
        overrides: { light: { text: { strong: "#000000" } }, dark: { page: "#000033", text: { strong: "#ffffff" } } },
        shape: { radius: 12, shadow: "flat" },
      },
    ]);
  });

  test("reads a file for each mode, which its name or Figma's extension says", () => {
    const light = {
      $extensions: { "com.figma.modeName": "Light" },
      color: { signal: { $type: "color", $value: "#aa0000" } },
    };
    const dark = { color: { signal: { $type: "color", $value: "#ff8888" } } };
    const files = [readTokenFile(light, "a.json"), readTokenFile(dark, "Brand.Dark.tokens.json")];
    const { values } = assignTokens(files.flatMap(({ tokens }) => tokens));
    expect(Object.fromEntries(values)).toEqual({ "color.signal": "#aa0000", "overrides.dark.signal.base": "#ff8888" });
  });

  test("reads Tokens Studio: sets in their order, sets of modes, its older form", () => {
    const { format, problems, tokens } = imported({
      global: {
        palette: { red: { value: "#c00000", type: "color" } },
        color: { accent: { value: "{palette.red}", type: "color" } },
      },
      brand: {
        color: { signal: { value: "#00c000", type: "color" } },
        shape: { radius: { value: "8px", type: "borderRadius" } },
      },
      "modes/dark": { color: { page: { value: "#101010", type: "color" } } },
      $themes: [],
      $metadata: { tokenSetOrder: ["global", "brand", "modes/dark"] },
    });
    expect([format, problems, tokens]).toEqual([
      "Tokens Studio",
      [],
      {
        color: { accent: "#c00000", signal: "#00c000" },
        shape: { radius: 8 },
        overrides: { dark: { page: "#101010" } },
      },
    ]);
  });
});

const alias = (id: string) => ({ type: "VARIABLE_ALIAS", id });
const variable = (name: string, variableCollectionId: string, valuesByMode: object) => ({
  name,
  variableCollectionId,
  valuesByMode,
  remote: false,
});
