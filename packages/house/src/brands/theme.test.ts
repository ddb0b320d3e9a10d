import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BrandFile, SiteFile } from "./brand.ts";
import { documentTheme, inTheme } from "./theme.ts";

const site: SiteFile = {
  brand: "harbour",
  hosts: ["harbour.localhost"],
  languages: ["en", "fa"],
  defaultLanguage: "en",
  release: "1",
  routes: [""],
  themeSettings: { defaultTheme: "", themeChange: false },
  themes: [
    { name: "harbour", modes: ["light", "dark"], sheets: {}, frames: { light: "#fff", dark: "#012" }, bySystem: true },
    {
      name: "night",
      modes: ["dark", "light"],
      sheets: { en: "/assets/night-en.css", fa: "/assets/night-fa.css" },
      frames: { dark: "#000", light: "#eee" },
      bySystem: false,
    },
  ],
};
const choosing = { themeChange: true };
const frame = '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">\n';
const frames = `${frame}<meta name="theme-color" content="#012" media="(prefers-color-scheme: dark)">\n`;

/** The document for a visitor with this cookie. */
const served = (file: BrandFile, of: SiteFile, cookie: string | undefined): BrandFile =>
  inTheme(file, of, documentTheme(of, choosing, cookie));

function documentAt(path: string): BrandFile {
  const html =
    '<!doctype html>\n<html lang="en" dir="ltr" data-theme="harbour" data-shell="desktop">\n<head>' +
    `${frames}<style>:root{}</style></head></html>`;
  return { path, type: "text/html", tag: '"1"', body: Buffer.from(html), packed: {}, immutable: false, headers: {} };
}
const text = ({ body }: BrandFile): string => body.toString("utf8");

test("without a chosen theme, or with one that is not offered, the document is served as built", () => {
  const home = documentAt("/en/index.html");
  for (const cookie of [undefined, "harbour.default", "gone.dark", '"><script>', ""])
    expect(served(home, site, cookie)).toBe(home);
  expect(served(home, { ...site, themes: [] }, "night.dark")).toBe(home);
});

test("the brand's own theme in another mode needs no style sheet", () => {
  expect(text(served(documentAt("/en/index.html"), site, "harbour.dark"))).toBe(
    text(documentAt("/en/index.html"))
      .replace('data-theme="harbour"', 'data-theme="harbour" data-mode="dark"')
      .replace(frames, '<meta name="theme-color" content="#012">\n'),
  );
});

test("another theme adds its style sheet in the document's language and leaves the inline style unchanged", () => {
  const persian = text(served(documentAt("/m/fa/shell.html"), site, "night.light"));
  expect(persian).toContain('dir="ltr" data-theme="night" data-mode="light" data-shell="desktop"');
  expect(persian).toContain('<style>:root{}</style>\n<link rel="stylesheet" href="/assets/night-fa.css">');
  expect(text(served(documentAt("/404.html"), site, "night.default"))).toContain("/assets/night-en.css");
});

test("each theme and mode has its own ETag and compressed versions, which are made once", () => {
  const home = documentAt("/en/index.html");
  const night = served(home, site, "night.default");
  expect(night.tag).not.toBe(home.tag);
  expect(brotliDecompressSync(night.packed.br ?? Buffer.alloc(0))).toEqual(night.body);
  expect(served(home, site, "night.default")).toBe(night);
  expect(served(home, site, "night.dark").tag).not.toBe(night.tag);
});

test("a visitor without a choice has the theme of the settings, and so has everybody who may not choose", () => {
  const home = documentAt("/en/index.html");
  const night = { defaultTheme: "night" };
  const themeFor = (settings: Parameters<typeof documentTheme>[1], cookie?: string): string =>
    documentTheme(site, settings, cookie).theme;
  expect(themeFor({ ...choosing, ...night })).toBe("night");
  expect(themeFor({ ...choosing, ...night }, "harbour.dark")).toBe("harbour");
  expect(themeFor(night, "harbour.dark")).toBe("night");
  expect(themeFor({ ...choosing, defaultTheme: "gone" })).toBe("harbour");
  // The script of a build that does not know this setting would turn back to the brand's own.
  const { themeSettings: _, ...earlier } = site;
  expect(documentTheme(earlier, night, undefined).theme).toBe("harbour");
  expect(text(inTheme(home, site, documentTheme(site, night, undefined)))).toContain("/assets/night-en.css");
  // Where the settings have nothing, those of the build count.
  const built: SiteFile = { ...site, themeSettings: { defaultTheme: "night", themeChange: true } };
  expect(documentTheme(built, {}, undefined)).toEqual({ theme: "night", mode: "default" });
  expect(documentTheme(built, {}, "harbour.dark")).toEqual({ theme: "harbour", mode: "dark" });
  expect(documentTheme(built, { defaultTheme: "", themeChange: false }, "night.dark").theme).toBe("harbour");
});

test("the browser's frame has the colour of the theme and mode, or of both modes if the system chooses", () => {
  const frameOf = (cookie: string): readonly string[] =>
    text(served(documentAt("/en/index.html"), site, cookie)).match(/<meta[^>]*>/gu) ?? [];
  expect(frameOf("night.default")).toEqual(['<meta name="theme-color" content="#000">']);
  expect(frameOf("night.light")).toEqual(['<meta name="theme-color" content="#eee">']);
  expect(frameOf("harbour.light")).toEqual(['<meta name="theme-color" content="#fff">']);
  const back: SiteFile = { ...site, themes: site.themes?.toReversed() ?? [] };
  const home = documentAt("/en/index.html");
  const built = text(home).replace(frames, '<meta name="theme-color" content="#000">\n');
  expect(text(served({ ...home, body: Buffer.from(built) }, back, "harbour.default"))).toContain(frames);
});
