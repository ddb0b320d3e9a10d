import { fontPackages } from "@livery/fonts";
import { fallbackFamily, familyOf, fontFamilies, type BrandFont, type FontName } from "@livery/skin";
import { emitThemeSheet, type SkinTokens } from "@livery/ui/tokens";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { packageFolder } from "../workspace/packages.ts";
import { bootLanguages } from "./languages.ts";
import { brandFonts, withFallbacks } from "./fonts.ts";

/** The families of each `--lv-font-family-*` that a look's sheet sets, by the variable's name. */
function familiesOf(
  tokens: SkinTokens,
  fonts: readonly BrandFont[],
): readonly (readonly [string, readonly string[]])[] {
  const sheet = emitThemeSheet(withFallbacks(tokens, fonts), { brand: "looked-at" });
  return [...sheet.matchAll(/--lv-font-family-([\w-]+):([^;}]+)/g)].map(([, name = "", list = ""]) => [
    name,
    list.split(",").map((family) => family.trim().replaceAll(/^["']|["']$/g, "")),
  ]);
}

test.each(shippedSkins())("%s has a fallback with matching metrics for every hosted font", async (brand) => {
  const skin = await loadSkin(shippedSkin(brand));
  const themes = [{ tokens: skin.tokens, fonts: skin.assets.fonts ?? [] }, ...Object.values(skin.themes)];
  for (const { tokens, fonts = [] } of themes) {
    const fallbacks = new Map(fonts.map((font) => [familyOf(font), fallbackFamily(font)]));
    const families = familiesOf(tokens, fonts);
    const expected = ["text", "display", "figures", ...(tokens.type?.table ? ["table"] : [])];
    expect(families.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
    for (const [name, list] of families)
      for (const [at, family] of list.entries())
        if (fallbacks.has(family)) expect(list[at + 1], `${family} in ${name}`).toBe(fallbacks.get(family));
  }
});

test("every family that a brand can name is in the list of packages that can be fetched", () => {
  const families = Object.values(fontFamilies).map((family) => family.package);
  expect(new Set(Object.keys(fontPackages))).toEqual(new Set<string>(families));
});

test("a font that is installed beside a brand is taken, wherever the command runs", async () => {
  const project = mkdtempSync(join(tmpdir(), "livery-fonts-beside-"));
  try {
    const installed = join(project, "node_modules", fontFamilies.inter.package);
    mkdirSync(join(installed, "files"), { recursive: true });
    for (const [file, text] of Object.entries({
      "package.json": "{}",
      "unicode.json": '{ "latin": "U+0041" }',
      "metadata.json": '{ "variable": { "wght": { "min": "100", "max": "900" } } }',
      "files/inter-latin-wght-normal.woff2": "letters of the project",
    }))
      writeFileSync(join(installed, file), text);
    const { files } = await brandFonts(["inter"], bootLanguages(["en"]), join(project, "skins", "northwind"));
    expect(files.map(({ content }) => String(content))).toEqual(["letters of the project"]);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test("a font file of the brand is reduced to the letters of its languages, with a fallback as wide and as high", async () => {
  const folder = mkdtempSync(join(tmpdir(), "livery-own-font-"));
  try {
    const source = readFileSync(join(hostedFolder("nunito"), "files", "nunito-latin-wght-normal.woff2"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets/sign.woff2"), source);
    const font = { family: "Sign Sans", file: "assets/sign.woff2" };
    const fonts = await brandFonts([font], bootLanguages(["en", "tr"]), folder);
    const [en, tr] = bootLanguages(["en", "tr"]);
    const [file] = fonts.files;
    expect(file?.path).toMatch(/^assets\/sign-sans-[\w-]+\.woff2$/u);
    expect(file?.content.length).toBeLessThan(source.length);
    expect(fonts.firstFile(en!)).toBe(`/${file?.path}`);
    const css = fonts.css(en!);
    expect(css).toContain(
      `@font-face{font-family:"Sign Sans";font-style:normal;font-display:swap;font-weight:200 1000;`,
    );
    // Chromium has measured the same family: 100.87 %.
    const size = Number(/"Sign Sans Fallback"[^}]*size-adjust:([\d.]+)%/u.exec(css)?.[1]);
    expect(Math.abs(size - 100.87)).toBeLessThan(1.5);
    // The Latin file lacks letters of Turkish: a word is not set in two fonts.
    expect([fonts.css(tr!), fonts.firstFile(tr!)]).toEqual(["", undefined]);
    const { type } = withFallbacks({ type: { text: ["Sign Sans", "sans-serif"] } }, [font]);
    expect(type?.text).toEqual(["Sign Sans", "Sign Sans Fallback", "sans-serif"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const hostedFolder = (name: FontName): string =>
  dirname(
    createRequire(join(packageFolder("@livery/fonts"), "package.json")).resolve(
      `${fontFamilies[name].package}/package.json`,
    ),
  );
