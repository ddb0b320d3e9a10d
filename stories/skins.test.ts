import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { emitThemeSheet, mergeTokens, resolveTheme } from "@livery/ui/tokens";
import { describe, expect, test } from "vitest";
import { skins, skinTitle } from "./frame/skins.ts";

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

const folder = new URL("../skins/", import.meta.url);
const brands = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/skin.config.ts`, folder)));

interface SlipMessages {
  readonly slip?: { readonly title?: string };
  readonly frame?: { readonly navigation?: { readonly slip?: string } };
}

// Gauntlet has words that no bar could hold, and wireframe has none.
test.each(brands.filter((brand) => brand !== "gauntlet" && brand !== "wireframe"))(
  "%s gives its slip the same name in a phone's bar",
  (brand) => {
    for (const file of readdirSync(new URL(`${brand}/messages/`, folder))) {
      const messages = JSON.parse(readFileSync(new URL(`${brand}/messages/${file}`, folder), "utf8")) as SlipMessages;
      expect(messages.frame?.navigation?.slip, file).toBe(messages.slip?.title);
    }
  },
);

describe("The skins of the toolbar", () => {
  test("are all skins that come with Livery", () => {
    expect(Object.keys(skins)).toEqual(expect.arrayContaining(brands));
  });

  test("begin with the default and end with what is no brand", () => {
    const names = Object.keys(skins);
    expect(names[0]).toBe("harbour");
    expect(names.slice(-3)).toEqual(["wireframe", "gauntlet", "gauntlet-tiny"]);
    expect(names.slice(1, -3)).toEqual(names.slice(1, -3).toSorted());
    expect(names.slice(-3).map(skinTitle)).toEqual([
      "Wireframe (sketch)",
      "Gauntlet (test only)",
      "Gauntlet, tiny (test only)",
    ]);
  });

  test.each(Object.entries(skins))("%s has odds and amounts in tabular figures", (_brand, tokens) => {
    const { type } = mergeTokens(tokens);
    expect(unevenFigures).not.toContain(type.figures[0]);
  });

  test.each(Object.entries(skins))("%s reads in every mode, and its sheet is at most 3 KB brotli", (brand, tokens) => {
    const bytes = brotliCompressSync(emitThemeSheet(tokens, { brand })).length;
    console.info(`theme sheet of ${brand}: ${bytes} bytes brotli`);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});

/** The drawings of a brand and of its demo. */
const drawings = brands.flatMap((brand) =>
  readdirSync(new URL(`${brand}/`, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".svg"))
    .map((path) => `${brand}/${path}`),
);
const ofTheDay = drawings.filter((path) =>
  readFileSync(new URL(path, folder), "utf8").includes("prefers-color-scheme"),
);

describe("A brand that opens in either mode", () => {
  test.each(["atlas", "ledger", "nordlys"])("%s has a pale head of Home by day and a dark one by night", (brand) => {
    const tokens = Object.entries(skins).find(([name]) => name === brand)?.[1] ?? {};
    const { promo } = resolveTheme(tokens).regions;
    expect(promo?.light.color.page).toMatch(/^#[ef]/u);
    expect(promo?.dark.color.page).toMatch(/^#[012]/u);
  });

  test.each(ofTheDay)("%s names colours by day for what it draws", (path) => {
    const drawing = readFileSync(new URL(path, folder), "utf8");
    const [, attributes = ""] = /<style>(.*?)<\/style>/su.exec(drawing) ?? [];
    const named = [...attributes.matchAll(/\[([a-z-]+="#[0-9a-f]{6}")\]/gu)].map(([, attribute = ""]) => attribute);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((attribute) => !drawing.replace(attributes, "").includes(attribute))).toEqual([]);
  });
});
