import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the files of a skin are. */
export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Whether it has a `skin.config.ts`: a folder with tokens alone is a look without a brand. */
  readonly isBrand: boolean;
}

const own = fileURLToPath(new URL("../../skins/", import.meta.url));

/**
 * The skins that the Storybook shows, by name: those of `skins/`, and those of `LIVERY_SKINS`, which lists folders of brands or single
 * brands (separated as in `PATH`). Throws where one of these has no brand, or one of a name that is taken.
 */
export function brandFolders(further = process.env["LIVERY_SKINS"] ?? ""): readonly BrandFolder[] {
  const found = skinsIn(own);
  for (const folder of further.split(delimiter).filter((each) => each !== "")) {
    const path = resolve(folder);
    const brands = isSkin({ path }) ? [skinAt(path)] : skinsIn(path);
    if (brands.length === 0) throw new Error(`LIVERY_SKINS: ${path} is no brand and has none: no skin.config.ts.`);
    for (const brand of brands) {
      const taken = found.find(({ name }) => name === brand.name);
      if (taken !== undefined)
        throw new Error(`LIVERY_SKINS: ${brand.path} has the name of ${taken.path}: give its folder another one.`);
      found.push(brand);
    }
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

function skinsIn(folder: string): BrandFolder[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => isSkin({ path }))
    .map(skinAt);
}

/** Whether a folder has the files of a skin. */
export function isSkin({ path }: Pick<BrandFolder, "path">): boolean {
  return existsSync(join(path, "tokens.ts")) || existsSync(join(path, "skin.config.ts"));
}

function skinAt(path: string): BrandFolder {
  return { name: basename(path), path, isBrand: existsSync(join(path, "skin.config.ts")) };
}
