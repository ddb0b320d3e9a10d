import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../templates/demo", import.meta.url));

/** Where the demo's own pictures are, on every site that it builds. */
export const demoPicturePath = "/demo";

/**
 * Puts the pictures of the demo's banners beside a built brand. They are an operator's and no part of the brand: a build
 * takes them away, and the next start of the demo brings them back.
 */
export async function addDemoPictures(dist: string): Promise<void> {
  await cp(folder, join(dist, demoPicturePath), { recursive: true });
}
