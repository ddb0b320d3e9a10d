import { plainBrand, type TestBrand } from "@livery/site/testing";
import type { BrandPicture } from "@livery/skin";
import { useEffect, useState } from "react";
import { brands, type BrandModule } from "virtual:livery-brands";

/** Kept: a brand that is chosen again is there at once, and its pictures stay decoded. */
const asked = new Map<string, Promise<TestBrand>>();
const shown: HTMLImageElement[] = [];

/** The brand of a skin of the toolbar with its words and pictures; the product's own where a skin is no more than tokens. */
export function brandOf(skin: string): Promise<TestBrand> {
  // A further look is the same brand: `gauntlet-tiny`.
  const name = Object.keys(brands).find((each) => skin === each || skin.startsWith(`${each}-`));
  const load = name === undefined ? undefined : brands[name];
  if (name === undefined || load === undefined) return Promise.resolve(plainBrand);
  const coming = asked.get(name) ?? load().then(worn);
  asked.set(name, coming);
  return coming;
}

/** A brand, and the skin that it was asked for by. */
export interface WornBrand {
  readonly skin: string;
  readonly brand: TestBrand;
}

/** The brand of a skin, the one before as long as it is on its way; null at first. */
export function useBrand(skin: string): WornBrand | null {
  const [there, setThere] = useState<WornBrand | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    brandOf(skin).then(
      (brand) => isWanted && setThere({ skin, brand }),
      (error: unknown) => isWanted && setFailed(error),
    );
    return () => {
      isWanted = false;
    };
  }, [skin]);
  if (failed !== null) throw failed;
  return there;
}

/** As a build makes it of the same files (`cli/src/assembly`); a setting of its own is a story's to say. */
async function worn({ config, pictures }: BrandModule): Promise<TestBrand> {
  const { assets = {}, name, settings, title, words = {} } = config;
  const take = (path: string | undefined): Promise<BrandPicture | null> =>
    path === undefined ? Promise.resolve(null) : pictureAt(pictures[path], `skins/${name}/${path}`);
  const marks = Object.entries(assets.marks ?? {}).map(async ([section, path]) => [section, await take(path)] as const);
  const [logo, pattern, edge, scene, empty, marked] = await Promise.all([
    take(assets.logo),
    take(assets.pattern),
    take(assets.edge),
    take(assets.scene),
    take(assets.empty),
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
    words,
    marks: Object.fromEntries(marked.filter((mark): mark is [string, BrandPicture] => mark[1] !== null)),
  };
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
