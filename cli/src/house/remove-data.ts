import { readlink, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes what a house that has ended kept for a project. For root PostgreSQL's files lie outside the project, behind a link. */
export async function removeData(folder: string): Promise<void> {
  const data = await readlink(join(folder, ".livery", "pg")).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EINVAL") return undefined;
    throw error;
  });
  if (data !== undefined) await rm(data, { recursive: true, force: true });
  await rm(join(folder, ".livery"), { recursive: true, force: true });
}
