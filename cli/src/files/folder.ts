import { readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pathBeside, removeLeftovers } from "./leftovers.ts";
import { makeFolder } from "./make-folder.ts";
import { writeBeside } from "./write-beside.ts";

/** Names in a folder; an absent folder has none. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Fills a new folder beside the target and moves it into place as a whole: a failure leaves nothing behind. The target's earlier
 * content is replaced, and exists until the new one is complete. What an earlier process left there that was killed is removed.
 */
export async function replaceFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeLeftovers(dirname(target));
  const fresh = pathBeside(target, "new");
  await makeFolder(fresh.path, target);
  try {
    const result = await fill(fresh.path);
    await swap(fresh.path, target, pathBeside(target, "old").path);
    return result;
  } catch (error) {
    await rm(fresh.path, { recursive: true, force: true });
    throw error;
  } finally {
    fresh.finish();
  }
}

async function swap(fresh: string, target: string, old: string): Promise<void> {
  const there = await namesIn(target);
  if (there.length > 0) await rename(target, old);
  else await rmdir(target).catch(ignoreAbsent);
  try {
    await rename(fresh, target);
  } catch (error) {
    if (there.length > 0) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Writes a file and its parent folders. */
export async function writeInto(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, ...path.split("/"));
  await makeFolder(dirname(file));
  await writeFile(file, content);
}

/** Writes a file completely or not at all. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(file));
  await writeBeside(file, (write) => write(content));
}

/** The files below a folder, with slashes, in order; none if there is no such folder. */
export async function filesIn(root: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
