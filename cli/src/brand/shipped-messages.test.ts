import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageTree, Messages } from "@livery/skin";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSkin } from "./load-skin.ts";
import { productMessages } from "../words/product-messages.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

const pluralEnding = /_(?:zero|one|two|few|many|other)$/u;
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/u;

type Flat = ReadonlyMap<string, string>;

function flat(messages: MessageTree, before = ""): Flat {
  return new Map(
    Object.entries(messages).flatMap(([name, value]) =>
      typeof value === "string" ? [[before + name, value] as const] : [...flat(value, `${before}${name}.`)],
    ),
  );
}

const stems = (messages: Flat): readonly string[] =>
  [...new Set([...messages.keys()].map((key) => key.replace(pluralEnding, "")))].toSorted();

/** What a word has put in, whatever the order and however often. */
const variablesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/gu)].map(([, name = ""]) => name))].toSorted();

const messagesByBrand = new Map<string, ReadonlyMap<string, Flat>>();
const product = new Map<string, Flat>();

beforeAll(async () => {
  for (const brand of shippedSkins()) {
    const { languages, messages } = await loadSkin(shippedSkin(brand));
    const byLanguage: Readonly<Record<string, Messages>> = messages;
    messagesByBrand.set(
      brand,
      new Map(Object.entries(byLanguage).map(([code, each]) => [code, flat(each as MessageTree)])),
    );
    for (const code of languages)
      if (!product.has(code)) product.set(code, flat((await productMessages(code)) as MessageTree));
  }
}, 120_000);

describe.each(shippedSkins())("the messages of %s", (brand) => {
  const each = (): readonly (readonly [string, Flat])[] => [...(messagesByBrand.get(brand) ?? [])];

  test("have the same keys in every language of the brand", () => {
    const [first, ...others] = each().map(([, messages]) => stems(messages));
    for (const other of others) expect(other).toEqual(first);
  });

  test("have the variables of the product's messages, and every plural form", () => {
    for (const [code, messages] of each()) {
      const own = product.get(code) ?? new Map<string, string>();
      for (const [key, text] of messages) {
        const stem = key.replace(pluralEnding, "");
        const theirs = own.get(key) ?? own.get(`${stem}_other`);
        expect(variablesOf(text), `${code}: ${key}`).toEqual(variablesOf(theirs ?? ""));
        if (stem === key) continue;
        const forms = [...own.keys()].filter((name) => name !== stem && name.replace(pluralEnding, "") === stem);
        expect([...messages.keys()], `${code}: ${stem}`).toEqual(expect.arrayContaining(forms));
      }
    }
  });

  test("use Latin digits in every script, as do its banners (D37)", () => {
    for (const [code, messages] of each())
      for (const [key, text] of messages) expect(text, `${code}: ${key}`).not.toMatch(otherDigits);
    const demo = join(shippedSkin(brand), "demo", "demo.json");
    if (existsSync(demo)) expect(readFileSync(demo, "utf8")).not.toMatch(otherDigits);
  });

  test("name the minimum age wherever the product's messages do", () => {
    for (const [code, messages] of each())
      for (const [key, text] of messages)
        if (product.get(code)?.get(key)?.includes("18")) expect(text, `${code}: ${key}`).toContain("18");
  });
});

/** What a player reads first on the most visited pages. */
const introductions = [
  "account.register.text",
  "account.register.title",
  "account.transactions.emptyText",
  "account.transactions.text",
  "bonus.empty.text",
  "bonus.text",
  "coupon.list.emptyText",
  "coupon.list.text",
  "payment.text",
  "sport.empty.matchText",
  "sport.hero.title",
];

test.each(introductions)("no two brands for players have the same %s, and none has the product's", (key) => {
  const brands = shippedSkins().filter((brand) => brand !== "gauntlet" && brand !== "wireframe");
  for (const [code, theirs] of product) {
    const texts = [theirs.get(key), ...brands.map((brand) => messagesByBrand.get(brand)?.get(code)?.get(key))];
    expect(texts, `${code}: ${key}`).toEqual([...new Set(texts)]);
    expect(texts).not.toContain(undefined);
  }
});
