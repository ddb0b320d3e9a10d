import { cp } from "node:fs/promises";
import { extname, join } from "node:path";
import { builtFolder } from "@livery/house/built-folder";

/** The path of the demo's own pictures, on every site that it builds. */
export const demoPicturePath = "/demo";

/**
 * Copies the pictures of the demo's banners to the public files of a built brand. They belong to the operator, not to the brand: a build removes
 * them, and the next start of the demo copies them again.
 */
export async function addDemoPictures(folder: string, dist: string): Promise<void> {
  const isPicture = (path: string): boolean => path === folder || extname(path) === ".svg";
  await cp(folder, join(dist, builtFolder.public, demoPicturePath), { recursive: true, filter: isPicture });
}
