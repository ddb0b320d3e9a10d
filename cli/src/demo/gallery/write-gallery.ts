import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandOptions } from "@livery/house";
import { contentSecurityPolicy, type BootLanguage, type FontName } from "@livery/skin";
import { builtFolder } from "@livery/house/built-folder";
import { brandFonts } from "../../assembly/fonts.ts";
import { bootLanguages } from "../../assembly/languages.ts";
import type { BuiltFile } from "../../files/built-file.ts";
import { compressFolder } from "../../files/compress.ts";
import { replaceFolder, writeInto } from "../../files/folder.ts";
import { contentName } from "../../files/hashing.ts";
import { builtLanguages, productMessages } from "../../words/product-messages.ts";
import type { DemoBrand } from "../demo-brand.ts";
import { type GalleryBrand, galleryDocument } from "./gallery-document.ts";
import { galleryTheme } from "./gallery-theme.ts";
import { galleryStyle } from "./gallery-style.ts";
import { galleryMessages } from "./gallery-messages.ts";

/** The gallery's name, and the host that people type first. */
const galleryHosts = ["gallery.localhost", "localhost"] as const;

export interface GalleryOptions {
  readonly brands: readonly DemoBrand[];
  /** The port of the brands, for the links of the cards. */
  readonly port: number;
  readonly hasPanel: boolean;
}

/** The fonts of the gallery itself, and for Persian. */
const ownFonts: readonly FontName[] = ["instrument-sans", "vazirmatn"];

/**
 * Writes a page that shows every brand of the demo, as a built folder that the server serves like a brand's. It replaces an
 * existing page; the server reloads it by itself.
 */
export async function writeGallery(dir: string, { brands, hasPanel, port }: GalleryOptions): Promise<BrandOptions> {
  // A brand named gallery takes precedence: it keeps its host.
  const hosts = galleryHosts.filter((host) => !brands.some(({ skin }) => skin.domains.site === host));
  const languages = Object.keys(galleryMessages);
  const records = bootLanguages(languages);
  const pictures: BuiltFile[] = [];
  const shown = await Promise.all(brands.map((brand) => pictured(brand, pictures)));
  const named = brands.flatMap(({ folder, skin }) => (skin.assets.fonts ?? []).map((font) => ({ folder, font })));
  const names = new Set([...ownFonts, ...named.map(({ font }) => font).filter((font) => typeof font === "string")]);
  // A file of a brand is in that brand's folder.
  const files = named.filter(({ font }) => typeof font !== "string");
  const hosted = await Promise.all([
    brandFonts([...names], records),
    ...files.map(({ folder, font }) => brandFonts([font], records, folder)),
  ]);
  const fontRules = (record: BootLanguage): string => hosted.map((fonts) => fonts.css(record)).join("");
  const product = new Map(
    await Promise.all(builtLanguages().map(async (code) => [code, await productMessages(code)] as const)),
  );
  const themes = brands.map(({ skin }) => galleryTheme(skin)).join("\n");
  const pages = records.flatMap((record): BuiltFile[] => {
    const css = `${fontRules(record)}\n${galleryStyle}\n${themes}\n`;
    const style = `assets/gallery-${record.code}-${contentName(css)}.css`;
    const page = galleryDocument({ lang: record.code, brands: shown, product, port, style: `/${style}`, hasPanel });
    return [
      { path: style, content: css },
      { path: `${record.code}/index.html`, content: page },
    ];
  });
  const policy = { "content-security-policy": contentSecurityPolicy({ styleHashes: [] }) };
  const site = {
    brand: "gallery",
    hosts,
    languages,
    defaultLanguage: "en",
    browserLanguage: true,
    release: contentName(pages.map(({ content }) => String(content)).join("")),
    routes: [],
  };
  const headers = Object.fromEntries(languages.map((code) => [`/${code}/index.html`, policy]));
  await replaceFolder(dir, async (folder) => {
    const served = join(folder, builtFolder.public);
    for (const { content, path } of [...pictures, ...hosted.flatMap((fonts) => fonts.files), ...pages])
      await writeInto(served, path, content);
    await compressFolder(served, "quick");
    await writeInto(folder, builtFolder.headers, JSON.stringify(headers));
    await writeInto(folder, builtFolder.site, JSON.stringify(site));
  });
  return { hosts, dir };
}

/** A brand's logo and its scene, or the picture of its demo's weekend if it has no scene. */
async function pictured(brand: DemoBrand, files: BuiltFile[]): Promise<GalleryBrand> {
  const { assets, name } = brand.skin;
  const add = async (file: string, as: string): Promise<string> => {
    const content = await readFile(file);
    const path = `assets/${name}-${as}-${contentName(content)}.${file.split(".").at(-1) ?? "svg"}`;
    files.push({ path, content });
    return `/${path}`;
  };
  const scene = assets.scene === undefined ? undefined : join(brand.folder, assets.scene);
  const logo = assets.logo === undefined ? null : await add(join(brand.folder, assets.logo), "logo");
  const own = scene !== undefined && existsSync(scene) ? scene : join(brand.pictures, "weekend.svg");
  return { brand, logo, scene: await add(own, "scene") };
}
