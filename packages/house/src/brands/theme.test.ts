import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BrandFile, SiteFile } from "./brand.ts";
import { inTheme } from "./theme.ts";

const site: SiteFile = {
  brand: "harbour",
  hosts: ["harbour.localhost"],
  languages: ["en", "fa"],
  defaultLanguage: "en",
  release: "1",
  routes: [""],
  themes: [
    { name: "harbour", modes: ["light", "dark"], sheets: {} },
    { name: "night", modes: ["dark", "light"], sheets: { en: "/assets/night-en.css", fa: "/assets/night-fa.css" } },
  ],
};

function documentAt(path: string): BrandFile {
  const html =
    '<!doctype html>\n<html lang="en" dir="ltr" data-theme="harbour" data-shell="desktop">\n<head><style>:root{}</style></head></html>';
  return { path, type: "text/html", tag: '"1"', body: Buffer.from(html), packed: {}, immutable: false, headers: {} };
}
const text = ({ body }: BrandFile): string => body.toString("utf8");

test("without a chosen theme, or with one that is not offered, the document is served as built", () => {
  const home = documentAt("/en/index.html");
  for (const cookie of [undefined, "harbour.default", "gone.dark", '"><script>', ""])
    expect(inTheme(home, site, cookie)).toBe(home);
  expect(inTheme(home, { ...site, themes: [] }, "night.dark")).toBe(home);
});

test("the brand's own theme in another mode needs no style sheet", () => {
  expect(text(inTheme(documentAt("/en/index.html"), site, "harbour.dark"))).toBe(
    text(documentAt("/en/index.html")).replace('data-theme="harbour"', 'data-theme="harbour" data-mode="dark"'),
  );
});

test("another theme adds its style sheet in the document's language and leaves the inline style unchanged", () => {
  const persian = text(inTheme(documentAt("/m/fa/shell.html"), site, "night.light"));
  expect(persian).toContain('dir="ltr" data-theme="night" data-mode="light" data-shell="desktop"');
  expect(persian).toContain('<style>:root{}</style>\n<link rel="stylesheet" href="/assets/night-fa.css">');
  expect(text(inTheme(documentAt("/404.html"), site, "night.default"))).toContain("/assets/night-en.css");
});

test("each theme and mode has its own ETag and compressed versions, which are made once", () => {
  const home = documentAt("/en/index.html");
  const night = inTheme(home, site, "night.default");
  expect(night.tag).not.toBe(home.tag);
  expect(brotliDecompressSync(night.packed.br ?? Buffer.alloc(0))).toEqual(night.body);
  expect(inTheme(home, site, "night.default")).toBe(night);
  expect(inTheme(home, site, "night.dark").tag).not.toBe(night.tag);
});
