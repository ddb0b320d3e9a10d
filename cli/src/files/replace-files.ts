import { existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { CliError, ConfigError } from "../errors.ts";
import { sha256 } from "./hashing.ts";
import { isLiving, pathBeside, removeLeftovers, thisProcess, type ProcessId } from "./leftovers.ts";
import { makeFolder } from "./make-folder.ts";

/** A file's new content, or null to delete it. */
export interface FileChange {
  /** From the folder, with slashes. */
  readonly path: string;
  readonly content: string | null;
  /** What the file has according to whoever planned the change, null for no file: anything else by now is not overwritten. */
  readonly before?: string | null;
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

/** What the change's folder says: who makes it, and its files. */
interface Change {
  readonly by: ProcessId;
  readonly files: readonly Planned[];
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
    for (const [index, { before: expected, content, path }] of changes.entries()) {
      onStep();
      const before = await hashOf(inFolder(folder, path));
      if (expected !== undefined && before !== (expected === null ? null : sha256(expected)))
        throw new CliError(
          `${inFolder(folder, path)} was changed meanwhile.`,
          "Run the command again. Nothing was written.",
        );
      const staged = content === null ? null : String(index);
      if (content !== null) await writeFile(join(fresh.path, String(index)), content, { flush: true });
      plan.push({ path, staged, before });
    }
    onStep();
    await writeFile(join(fresh.path, planFile), JSON.stringify({ by: thisProcess, files: plan }), { flush: true });
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
 * somebody has changed since, and while the process lives.
 */
export async function finishReplacing(folder: string): Promise<void> {
  if (!existsSync(join(folder, changeFolder))) return;
  const { by } = await readChange(folder);
  if (isLiving(by))
    throw new CliError(
      `Another command (process ${by.pid}) is changing files in ${folder}.`,
      "Run this one again when that has ended.",
    );
  await putInPlace(folder, () => undefined);
}

/** Throws CliError (exit 1) where a killed process has decided on a change that is not in place: who only reads a folder does not write it. */
export async function refuseUnfinished(folder: string): Promise<void> {
  if (!existsSync(join(folder, changeFolder))) return;
  const { by } = await readChange(folder);
  if (isLiving(by)) return;
  throw new CliError(
    `A command that changed files in ${folder} was killed before they were all in place.`,
    "`livery status` puts them into place.",
  );
}

/** A folder may come from a stranger: a change of it names files of the folder alone. */
async function readChange(folder: string): Promise<Change> {
  const file = join(folder, changeFolder, planFile);
  const read = await readFile(file, "utf8")
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (isChange(read)) return read;
  throw new ConfigError(
    `The change in ${join(folder, changeFolder)} cannot be read.`,
    [`${changeFolder}/${planFile}: is no list of changed files of this folder`],
    `Delete ${join(folder, changeFolder)}: the files stay as they are.`,
  );
}

function isChange(value: unknown): value is Change {
  const { by, files } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { machine, pid } = (by ?? {}) as Readonly<Record<string, unknown>>;
  return typeof machine === "string" && Number.isSafeInteger(pid) && Array.isArray(files) && files.every(isPlanned);
}

function isPlanned(value: unknown): boolean {
  const { before, path, staged } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isHash = before === null || (typeof before === "string" && /^[0-9a-f]{64}$/u.test(before));
  const isStaged = staged === null || (typeof staged === "string" && /^\d{1,6}$/u.test(staged));
  return isHash && isStaged && typeof path === "string" && isInside(path);
}

const isInside = (path: string): boolean =>
  !path.includes("\\") && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

async function putInPlace(folder: string, onStep: () => void): Promise<void> {
  const change = join(folder, changeFolder);
  const { files: plan } = await readChange(folder);
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

/** The file of a path. Throws ConfigError (exit 3) for a path that leaves the folder, also over a link. */
function inFolder(folder: string, path: string): string {
  const file = join(folder, ...path.split("/"));
  let parent = dirname(file);
  while (!existsSync(parent)) parent = dirname(parent);
  const root = realpathSync(folder);
  const real = realpathSync(parent);
  if (isInside(path) && (real === root || real.startsWith(root + sep))) return file;
  throw new ConfigError(
    `${file} is not in ${folder}: a link leads elsewhere.`,
    [`${path}: is outside the folder`],
    "Replace the link by a folder. Nothing was written.",
  );
}

async function hashOf(file: string): Promise<string | null> {
  try {
    return sha256(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
