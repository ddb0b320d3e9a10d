import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../workspace/packages.ts";
import { skinFile } from "./skin-file.ts";

/** The default brand: its demo's players and banner texts are those of a brand without a demo of its own. */
export const starterSkin = "harbour";

/** A brand of lines and greys: the pictures of its demo fit every brand. */
export const neutralSkin = "wireframe";

/** The folder that contains the shipped brands' folders. */
export function shippedFolder(): string {
  return packageFolder("@livery/skins");
}

/** The shipped brands, by name. */
export function shippedSkins(): readonly string[] {
  const folder = shippedFolder();
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, skinFile)))
    .toSorted();
}

/** The folder of a shipped brand. Throws RangeError for an unknown name. */
export function shippedSkin(name: string): string {
  const folder = findShippedSkin(name);
  if (folder === undefined) throw new RangeError(`no brand ${name} comes with Livery`);
  return folder;
}

/** The same, or undefined for an unknown name. */
export function findShippedSkin(name: string): string | undefined {
  const folder = join(shippedFolder(), name);
  return existsSync(join(folder, skinFile)) ? folder : undefined;
}
