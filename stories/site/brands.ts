import { plainBrand, type TestBrand } from "@livery/site/testing";
import type { BrandPicture, SkinConfig } from "@livery/skin";
import { useEffect, useState } from "react";
import { brands, type BrandModule } from "virtual:livery-brands";
import { choicesOf, extended, folderBelow } from "./brand-choices.ts";

/** Kept: a brand that is chosen again is there at once, and its pictures stay decoded. */
const brandCache = new Map<string, Promise<TestBrand>>();
const shown: HTMLImageElement[] = [];

/** The brand of a skin of the toolbar with its words and pictures; the product's own where a skin is no more than tokens. */
export function brandOf(skin: string): Promise<TestBrand> {
  // A further look is the same brand: `gauntlet-tiny`.
  const name = Object.keys(brands).find((each) => skin === each || skin.startsWith(`${each}-`));
  const load = name === undefined ? undefined : brands[name];
  if (name === undefined || load === undefined) return Promise.resolve(plainBrand);
  const known = brandCache.get(name);
  if (known !== undefined) return known;
  const pending = load().then(toTestBrand);
  brandCache.set(name, pending);
  // One that could not be read is read again: its author mends it.
  pending.catch(() => brandCache.delete(name));
  return pending;
}

/** A brand, and the skin that it was asked for by. */
export interface SelectedBrand {
  readonly skin: string;
  readonly brand: TestBrand;
}

/** The brand of a skin, the one before as long as it is on its way; null at first. */
export function useBrand(skin: string): SelectedBrand | null {
  const [loaded, setLoaded] = useState<SelectedBrand | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    brandOf(skin).then(
      (brand) => isCurrent && setLoaded({ skin, brand }),
      (error: unknown) => isCurrent && setFailed(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [skin]);
  if (failed !== null) throw failed;
  return loaded;
}

/** As a build makes it of the same files (`cli/src/assembly`); a setting of its own is a story's to say. */
async function toTestBrand({ config, pictures }: BrandModule): Promise<TestBrand> {
  const { assets = {}, name, settings, title, messages = {} } = config;
  const chosen = Object.entries(choicesOf(await whole(config)));
  const loadPicture = (path: string | undefined): Promise<BrandPicture | null> =>
    path === undefined ? Promise.resolve(null) : pictureAt(pictures[path], `${name}/${path}`);
  const marks = Object.entries(assets.marks ?? {}).map(
    async ([section, path]) => [section, await loadPicture(path)] as const,
  );
  const [logo, pattern, edge, scene, empty, marked] = await Promise.all([
    loadPicture(assets.logo),
    loadPicture(assets.pattern),
    loadPicture(assets.edge),
    loadPicture(assets.scene),
    loadPicture(assets.empty),
    Promise.all(marks),
  ]);
  return {
    name,
    title: typeof settings?.["site_title"] === "string" ? settings["site_title"] : title,
    logo,
    pattern,
    edge,
    scene,
    empty,
    messages,
    variants: Object.fromEntries(chosen.map(([shell, { blocks, pages }]) => [shell, { ...pages, ...blocks }])),
    marks: Object.fromEntries(marked.filter((mark): mark is [string, BrandPicture] => mark[1] !== null)),
  };
}

/** A brand's config with what it inherits. */
async function whole(config: SkinConfig): Promise<SkinConfig> {
  const below = await brands[folderBelow(config) ?? ""]?.();
  return below === undefined ? config : extended(config, await whole(below.config));
}

/** A picture with its own size, once it is there. Throws where there is none: a brand that names one without a file is not built. */
async function pictureAt(src: string | undefined, path: string): Promise<BrandPicture> {
  if (src === undefined) throw new Error(`There is no picture ${path}.`);
  const image = new Image();
  shown.push(image);
  await new Promise((resolve, reject) => {
    image.addEventListener("load", resolve, { once: true });
    image.addEventListener("error", () => reject(new Error(`${path} is no picture.`)), { once: true });
    image.src = src;
  });
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}
