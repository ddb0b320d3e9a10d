import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { emitThemeSheet, mergeTokens } from "@livery/ui/tokens";
import { describe, expect, test } from "vitest";
import { skins } from "./frame/skins.ts";

/**
 * Hosted families whose figures differ in width by a tenth of their size or more whatever is asked of them, as measured: an odd that moves would shift, and a
 * column of amounts would not stand.
 */
const unevenFigures: ReadonlySet<string> = new Set([
  "DM Sans Variable",
  "Fraunces Variable",
  "Fredoka Variable",
  "Orbitron Variable",
  "Oswald Variable",
  "Readex Pro Variable",
]);

/** On the wire, above the css that all brands share. */
const mostBytes = 3000;

describe("The skins of the toolbar", () => {
  test("are all that come with Livery", () => {
    const folders = readdirSync(new URL("../skins/", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => name);
    expect(Object.keys(skins)).toEqual(expect.arrayContaining(folders));
  });

  test.each(Object.entries(skins))("%s has odds and amounts in figures of one width", (_brand, tokens) => {
    const { type } = mergeTokens(tokens);
    expect(unevenFigures).not.toContain(type.figures[0]);
  });

  test.each(Object.entries(skins))("%s reads in every mode, and its sheet is at most 3 KB brotli", (brand, tokens) => {
    const bytes = brotliCompressSync(emitThemeSheet(tokens, { brand })).length;
    console.info(`theme sheet of ${brand}: ${bytes} bytes brotli`);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});
