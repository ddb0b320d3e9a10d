import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../workspace/packages.ts";
import { skinFile } from "./skin-file.ts";

/** The brand that a new one begins as: its words and drawings are taken as they are, its looks as the base theme has them. */
export const starterSkin = "harbour";

/** The brands that come with Livery, by name. */
export function shippedSkins(): readonly string[] {
  const folder = packageFolder("@livery/skins");
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, skinFile)))
    .toSorted();
}

/** The folder of a brand that comes with Livery. Throws RangeError for a name that none has. */
export function shippedSkin(name: string): string {
  const folder = findShippedSkin(name);
  if (folder === undefined) throw new RangeError(`no brand ${name} comes with Livery`);
  return folder;
}

/** The same, or undefined where no such brand comes with Livery. */
export function findShippedSkin(name: string): string | undefined {
  const folder = join(packageFolder("@livery/skins"), name);
  return existsSync(join(folder, skinFile)) ? folder : undefined;
}
