import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const sheets = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css.ts"))
  .map((path) => ({
    path,
    text: readFileSync(new URL(path, root), "utf8").replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, ""),
  }));

const found = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => `${path}: ${match[0]}`));

describe("The UI kit's css", () => {
  test("was read", () => {
    expect(sheets.length).toBeGreaterThan(25);
  });

  test("uses start and end, never left and right, so that it follows the direction of the language", () => {
    const value = String.raw`: (?:["'\x60\d-]|vars\.|space\.|calc)`;
    const sides = "(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\\w*";
    const boxes = "(?:min|max)(?:Width|Height)|width|height|left|right|top|bottom";
    const physical = new RegExp(`(?<![-\\w])(?:${sides}|${boxes})${value}|textAlign: "(?:left|right)"|float:`, "g");
    expect(found(physical)).toEqual([]);
  });

  test("has no transparent outline, which forced colours would show", () => {
    expect(found(/outline: "[^"]*transparent/g)).toEqual([]);
  });

  test("defines every endless animation for reduced motion", () => {
    const restless = sheets.filter(({ text }) => /infinite/.test(text) && !/prefers-reduced-motion/.test(text));
    expect(restless.map(({ path }) => path)).toEqual([]);
  });
});
