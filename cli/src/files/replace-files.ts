import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CliError } from "../errors.ts";
import { pathBeside, removeLeftovers } from "./leftovers.ts";
import { makeFolder } from "./make-folder.ts";

/** A file's new content, or null to delete it. */
export interface FileChange {
  /** From the folder, with slashes. */
  readonly path: string;
  readonly content: string | null;
}

/** Where changes wait that are decided and not yet in their places, in the folder that they change. */
export const changeFolder = ".livery-change";
const planFile = "plan.json";

interface Planned {
  readonly path: string;
  /** The name of the new content in the change's folder; null to delete the file. */
  readonly staged: string | null;
  /** What the file had before: its hash, or null for no file. */
  readonly before: string | null;
}

/**
 * Changes several files of a folder as a whole: all new contents are written beside them, and one rename decides that they hold. A
 * process that is killed before it leaves the old files; one that is killed after it leaves what `finishReplacing` puts into place.
 * `onStep` is called before each step.
 */
export async function replaceFiles(
  folder: string,
  changes: readonly FileChange[],
  { onStep = () => undefined }: { readonly onStep?: () => void } = {},
): Promise<void> {
  await finishReplacing(folder);
  if (changes.length === 0) return;
  await removeLeftovers(folder);
  const fresh = pathBeside(join(folder, changeFolder), "new");
  try {
    await makeFolder(fresh.path, folder);
    const plan: Planned[] = [];
    for (const [index, { content, path }] of changes.entries()) {
      onStep();
      const staged = content === null ? null : String(index);
      if (content !== null) await writeFile(join(fresh.path, String(index)), content, { flush: true });
      plan.push({ path, staged, before: await hashOf(inFolder(folder, path)) });
    }
    onStep();
    await writeFile(join(fresh.path, planFile), JSON.stringify(plan), { flush: true });
    onStep();
    await rename(fresh.path, join(folder, changeFolder));
  } catch (error) {
    await rm(fresh.path, { recursive: true, force: true });
    throw error;
  } finally {
    fresh.finish();
  }
  await putInPlace(folder, onStep);
}

/**
 * Puts into place what a killed process had decided to change; nothing to do otherwise. Throws CliError (exit 1) for a file that
 * somebody has changed since.
 */
export async function finishReplacing(folder: string): Promise<void> {
  if (existsSync(join(folder, changeFolder))) await putInPlace(folder, () => undefined);
}

async function putInPlace(folder: string, onStep: () => void): Promise<void> {
  const change = join(folder, changeFolder);
  const plan = JSON.parse(await readFile(join(change, planFile), "utf8")) as readonly Planned[];
  const waiting = plan.filter(({ staged }) => staged === null || existsSync(join(change, staged)));
  for (const { before, path } of waiting) {
    const now = await hashOf(inFolder(folder, path));
    if (now === before || now === null) continue;
    throw new CliError(
      `${inFolder(folder, path)} has changed since a command that would replace it was killed.`,
      `Put your change aside and run it again, or delete ${change} to keep the files as they are.`,
    );
  }
  for (const { path, staged } of waiting) {
    onStep();
    const file = inFolder(folder, path);
    if (staged === null) {
      await rm(file, { force: true });
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await rename(join(change, staged), file);
  }
  onStep();
  await rm(change, { recursive: true, force: true });
}

const inFolder = (folder: string, path: string): string => join(folder, ...path.split("/"));

async function hashOf(file: string): Promise<string | null> {
  try {
    return createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
