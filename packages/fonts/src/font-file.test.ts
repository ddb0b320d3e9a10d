import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FontError } from "./font-error.ts";
import { readFontFile, subsetFontFile } from "./font-file.ts";

const require = createRequire(import.meta.url);
const hosted = (name: string, file: string): Promise<Buffer> =>
  readFile(join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), "files", file));
const rubik = await hosted("rubik", "rubik-latin-wght-normal.woff2");

test("a font file has its weights, measures and letters", async () => {
  const { ascent, descent, family, isItalic, letters, lineGap, meanAdvance, weights } = await readFontFile(rubik);
  expect({ ascent, descent, family, isItalic, lineGap, weights }).toEqual({
    ascent: 0.935,
    descent: 0.25,
    family: "Rubik Light",
    isItalic: false,
    lineGap: 0,
    weights: [300, 900],
  });
  expect([letters.has(0x61), letters.has(0x628)]).toEqual([true, false]);
  // Letters as wide as half their height, and a wide one wider than a narrow one.
  expect(meanAdvance("Match odds of today")).toBeGreaterThan(0.4);
  expect(meanAdvance("mmmm")).toBeGreaterThan(3 * meanAdvance("iiii"));
});

test("a subset has the letters that are named and what its layout needs, as woff2 of fewer bytes", async () => {
  const small = await subsetFontFile(rubik, [0x61, 0x62, 0x63]);
  expect(small.subarray(0, 4).toString()).toBe("wOF2");
  expect(small.length).toBeLessThan(rubik.length / 3);
  const { letters, weights } = await readFontFile(small);
  expect([[...letters].toSorted((one, other) => one - other), weights]).toEqual([
    [0x61, 0x62, 0x63],
    [300, 900],
  ]);
});

test("Arabic letters stay joined in a subset", async () => {
  const vazirmatn = await hosted("vazirmatn", "vazirmatn-arabic-wght-normal.woff2");
  const word = "بنی";
  const small = await subsetFontFile(
    vazirmatn,
    Array.from(word, (letter) => letter.codePointAt(0) ?? 0),
  );
  const [before, after] = [await readFontFile(vazirmatn), await readFontFile(small)];
  expect(after.meanAdvance(word)).toBeCloseTo(before.meanAdvance(word), 3);
  // Three letters that do not join are wider.
  expect(after.meanAdvance("ب\u200cن\u200cی")).not.toBeCloseTo(after.meanAdvance(word), 2);
});

test.each([
  ["a text", Buffer.from("no font at all")],
  ["a font that is cut off", rubik.subarray(0, 5_000)],
  ["nothing", Buffer.alloc(0)],
])("%s is no font", async (_what, content) => {
  await expect(readFontFile(content)).rejects.toBeInstanceOf(FontError);
});
