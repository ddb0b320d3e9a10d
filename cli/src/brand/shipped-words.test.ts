import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WordTree, Words } from "@livery/skin";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSkin } from "./load-skin.ts";
import { productWords } from "./product-words.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

const pluralEnding = /_(?:zero|one|two|few|many|other)$/u;
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/u;

type Flat = ReadonlyMap<string, string>;

function flat(words: WordTree, before = ""): Flat {
  return new Map(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === "string" ? [[before + name, value] as const] : [...flat(value, `${before}${name}.`)],
    ),
  );
}

const stems = (words: Flat): readonly string[] =>
  [...new Set([...words.keys()].map((key) => key.replace(pluralEnding, "")))].toSorted();

/** What a word has put in, whatever the order and however often. */
const variablesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/gu)].map(([, name = ""]) => name))].toSorted();

const said = new Map<string, ReadonlyMap<string, Flat>>();
const product = new Map<string, Flat>();

beforeAll(async () => {
  for (const brand of shippedSkins()) {
    const { languages, words } = await loadSkin(shippedSkin(brand));
    const spoken: Readonly<Record<string, Words>> = words;
    said.set(brand, new Map(Object.entries(spoken).map(([code, each]) => [code, flat(each as WordTree)])));
    for (const code of languages)
      if (!product.has(code)) product.set(code, flat((await productWords(code)) as WordTree));
  }
}, 120_000);

describe.each(shippedSkins())("The words of %s", (brand) => {
  const each = (): readonly (readonly [string, Flat])[] => [...(said.get(brand) ?? [])];

  test("are the same ones in every language that it speaks", () => {
    const [first, ...others] = each().map(([, words]) => stems(words));
    for (const other of others) expect(other).toEqual(first);
  });

  test("have put in what the product's have, and every form of a plural", () => {
    for (const [code, words] of each()) {
      const own = product.get(code) ?? new Map<string, string>();
      for (const [key, text] of words) {
        const stem = key.replace(pluralEnding, "");
        const theirs = own.get(key) ?? own.get(`${stem}_other`);
        expect(variablesOf(text), `${code}: ${key}`).toEqual(variablesOf(theirs ?? ""));
        if (stem === key) continue;
        const forms = [...own.keys()].filter((name) => name !== stem && name.replace(pluralEnding, "") === stem);
        expect([...words.keys()], `${code}: ${stem}`).toEqual(expect.arrayContaining(forms));
      }
    }
  });

  test("count in Latin digits whatever their letters, and so do its banners (D37)", () => {
    for (const [code, words] of each())
      for (const [key, text] of words) expect(text, `${code}: ${key}`).not.toMatch(otherDigits);
    const demo = join(shippedSkin(brand), "demo", "demo.json");
    if (existsSync(demo)) expect(readFileSync(demo, "utf8")).not.toMatch(otherDigits);
  });

  test("say how old one must be wherever the product does", () => {
    for (const [code, words] of each())
      for (const [key, text] of words)
        if (product.get(code)?.get(key)?.includes("18")) expect(text, `${code}: ${key}`).toContain("18");
  });
});
