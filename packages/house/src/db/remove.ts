import { readlink, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Removes what a project's embedded server stores: its data, and for root also the folder that holds them outside the project
 * (`prepareLayout`). All users must have closed it. Does nothing if the project has none.
 */
export async function removeDatabase(root: string): Promise<void> {
  const own = join(resolve(root), ".livery", "pg");
  const linked = await readlink(own).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EINVAL") return undefined;
    throw error;
  });
  if (linked !== undefined) await rm(linked, { recursive: true, force: true });
  await rm(own, { recursive: true, force: true });
}
