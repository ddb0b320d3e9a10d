import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
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
 * content is replaced, and exists until the new one is complete.
 */
export async function replaceFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const suffix = randomBytes(6).toString("hex");
  const parent = dirname(target);
  const fresh = join(parent, `.${basename(target)}.${suffix}.new`);
  const old = join(parent, `.${basename(target)}.${suffix}.old`);
  await mkdir(fresh, { recursive: true });
  try {
    const result = await fill(fresh);
    await swap(fresh, target, old);
    return result;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
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
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes a file completely or not at all. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeBeside(file, (write) => write(content));
}
