import { readlink, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Removes what the embedded server of a project keeps: its data, and where root runs it the folder that they lie in outside
 * the project (`prepareLayout`). Whoever used it has closed it before. Does nothing where a project has none.
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
