import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../../skins/", import.meta.url));

/** The brands that come with Livery, by name. */
export const shippedBrands: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(`${folder}${name}/skin.config.ts`))
  .toSorted();
