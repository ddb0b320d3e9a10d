import { createHash, randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

/** What stands beside a target while it is written: its new content, its earlier content, or a single file's new content. */
type Kind = "new" | "old" | "part";

const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 6);
const form = /^\.(?<target>.+)\.(?<machine>[0-9a-f]{6})-(?<pid>\d+)-[0-9a-f]{6}\.(?<kind>new|old|part)$/u;

/** A process of another machine cannot be checked: its leftovers are removed after a day. */
const foreignAge = 24 * 60 * 60 * 1_000;

/** Paths of this process that are unfinished: an exit in between removes them. */
const unfinished = new Set<string>();

process.once("exit", () => {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true });
});

/**
 * A path beside a target, hidden, with the process in its name: `.dist.3fa9c1-812-0b77de.new`. Removed at the exit of the process
 * unless `finish` is called; a process that is killed leaves it for `removeLeftovers`.
 */
export function pathBeside(target: string, kind: Kind): { readonly path: string; readonly finish: () => void } {
  const id = `${machine}-${process.pid}-${randomBytes(3).toString("hex")}`;
  const path = join(dirname(target), `.${basename(target)}.${id}.${kind}`);
  // The earlier content is worth more than a clean folder.
  if (kind !== "old") unfinished.add(path);
  return { path, finish: () => void unfinished.delete(path) };
}

/** What processes left in a folder that were killed while they wrote. */
export async function leftoversIn(folder: string): Promise<readonly Leftover[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name): Promise<readonly Leftover[]> => {
      const { target, machine: owner, pid, kind } = form.exec(name)?.groups ?? {};
      if (target === undefined) return [];
      const path = join(folder, name);
      const isLeft = owner === machine ? !isRunning(Number(pid)) : await isOlderThan(path, foreignAge);
      return isLeft ? [{ path, target: join(folder, target), isEarlier: kind === "old" }] : [];
    }),
  );
  return found.flat();
}

interface Leftover {
  readonly path: string;
  /** What was being written. */
  readonly target: string;
  /** Whether it is the earlier content of the target. */
  readonly isEarlier: boolean;
}

/**
 * Removes from a folder what processes left that were killed while they wrote. Earlier content whose target is absent is put back:
 * the process ended between its two steps.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const { isEarlier, path, target } of await leftoversIn(folder)) {
    if (isEarlier && !existsSync(target)) await rename(path, target);
    else await rm(path, { recursive: true, force: true });
  }
}

/** A process, of this machine or another one. */
export interface ProcessId {
  readonly machine: string;
  readonly pid: number;
}

export const thisProcess: ProcessId = { machine, pid: process.pid };

/** Whether a process runs; one of another machine cannot be checked. */
export const isLiving = (id: ProcessId): boolean => id.machine === machine && isRunning(id.pid);

/** Whether a process of this machine has the id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but runs.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isOlderThan(path: string, age: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > age;
}
