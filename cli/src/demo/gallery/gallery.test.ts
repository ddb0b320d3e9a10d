import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtFolder } from "@livery/house/built-folder";
import { shippedSkin } from "../../brand/shipped-skins.ts";
import { unknownFiles } from "../../testing/public-files.ts";
import { filesBelow, temporaryFolder } from "../../testing/temporary.ts";
import { type DemoBrand, readDemoBrand } from "../demo-brand.ts";
import { galleryMessages } from "./gallery-messages.ts";
import { writeGallery } from "./write-gallery.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = await temporaryFolder();
const dir = join(folder, "gallery");
const page = (lang: string): Promise<string> => readFile(join(dir, builtFolder.public, lang, "index.html"), "utf8");
let brands: readonly DemoBrand[] = [];

beforeAll(async () => {
  brands = await Promise.all(
    ["harbour", "derby", "gauntlet"].map((name) => readDemoBrand(shippedSkin(name), join(folder, name))),
  );
  await writeGallery(dir, { brands, port: 4300, hasPanel: true });
});

describe("the gallery of a demo", () => {
  test("has a card per brand in order, with links to the brand and to its mobile host", async () => {
    const html = await page("en");
    expect([...html.matchAll(/<h2 id="(\w+)">/gu)].map(([, name]) => name)).toEqual(["harbour", "derby", "gauntlet"]);
    expect(html).toContain('<a href="http://derby.localhost:4300/en/" aria-label="Open Derby">');
    expect(html).toContain('href="http://m.derby.localhost:4300/en/"');
    expect(html).toContain("<code>winifred / rosette24</code>");
  });

  test("shows each brand's description and its variants", async () => {
    const html = await page("de");
    expect(html).toContain("Das Programm des Tages");
    const { pages } = brands[1]?.skin ?? { pages: undefined };
    expect(html).toContain(`<dt>Live</dt><dd lang="en" dir="ltr">${pages?.liveBets}</dd>`);
  });

  test("is right to left in Persian, and marks a description in another language than the page's", async () => {
    expect(await page("fa")).toContain('<html lang="fa" dir="rtl">');
    expect(await page("fa")).not.toContain('<p class="voice" lang=');
    expect(await page("tr")).toMatch(/<p class="voice" lang="en" dir="ltr">/u);
  });

  test("follows the brands' policy: no script, no style in the page, everything from its own host", async () => {
    const headers = JSON.parse(await readFile(join(dir, builtFolder.headers), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    const files = await filesBelow(join(dir, builtFolder.public));
    expect(unknownFiles([...files.keys()])).toEqual([]);
    for (const lang of Object.keys(galleryMessages)) {
      expect(headers[`/${lang}/index.html`]?.["content-security-policy"]).toContain("require-trusted-types-for");
      const html = await page(lang);
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/u);
      const needed = [...html.matchAll(/(?:src|rel="stylesheet" href)="\/([^"]+)"/gu)].map(([, path]) => path ?? "");
      expect(needed.length).toBeGreaterThan(brands.length);
      expect(needed.filter((path) => !files.has(path))).toEqual([]);
    }
    const style = [...files.keys()].find((name) => /gallery-en-.*\.css$/u.test(name));
    const css = files.get(style ?? "")?.toString() ?? "";
    expect([...css.matchAll(/url\(\/([^)]+)\)/gu)].filter(([, path]) => !files.has(path ?? ""))).toEqual([]);
    // Every brand's look is in it, and nothing that is not decided.
    expect([...css.matchAll(/\[data-brand="(\w+)"\]\{/gu)].map(([, name]) => name)).toEqual([
      "harbour",
      "derby",
      "gauntlet",
    ]);
    expect(css).not.toMatch(/:(?:undefined|NaN)?;/u);
  });

  test("leaves a brand its own host, and is replaced when it is written again", async () => {
    const [first] = brands;
    if (first === undefined) throw new Error("no brand");
    const named = { ...first, skin: { ...first.skin, domains: { site: "gallery.localhost" } } };
    const { hosts } = await writeGallery(dir, { brands: [named], port: 4301, hasPanel: false });
    expect(hosts).toEqual(["localhost"]);
    expect(await page("en")).toContain("http://gallery.localhost:4301/en/");
    expect(await page("en")).not.toContain("panel.localhost");
  });
});
