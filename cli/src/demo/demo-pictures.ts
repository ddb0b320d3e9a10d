import { cp } from "node:fs/promises";
import { extname, join } from "node:path";

/** Where the demo's own pictures are, on every site that it builds. */
export const demoPicturePath = "/demo";

/**
 * Puts the pictures of the demo's banners beside a built brand. They are an operator's and no part of the brand: a build
 * takes them away, and the next start of the demo brings them back.
 */
export async function addDemoPictures(folder: string, dist: string): Promise<void> {
  const isPicture = (path: string): boolean => path === folder || extname(path) === ".svg";
  await cp(folder, join(dist, demoPicturePath), { recursive: true, filter: isPicture });
}
