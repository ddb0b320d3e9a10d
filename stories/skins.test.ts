import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { emitThemeSheet } from "@livery/ui/tokens";
import { describe, expect, test } from "vitest";
import { skins } from "./frame/skins.ts";

/** On the wire, above the css that all brands share. */
const mostBytes = 3000;

describe("The skins of the toolbar", () => {
  test("are all that come with Livery", () => {
    const folders = readdirSync(new URL("../skins/", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => name);
    expect(Object.keys(skins)).toEqual(expect.arrayContaining(folders));
  });

  test.each(Object.entries(skins))("%s reads in every mode, and its sheet is at most 3 KB brotli", (brand, tokens) => {
    const bytes = brotliCompressSync(emitThemeSheet(tokens, { brand })).length;
    console.info(`theme sheet of ${brand}: ${bytes} bytes brotli`);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});
