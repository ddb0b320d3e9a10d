import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildStorybookOf } from "../storybook/build.ts";
import type { Repository } from "./commits.ts";

const run = promisify(execFile);

/** Builds the Storybook of a checkout into a folder, unless it is there. A build that is interrupted leaves nothing there. */
export async function buildOnce(checkout: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = resolve(`${folder}.part`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await buildStorybookOf(checkout, unfinished, { LIVERY_CACHE: noCache(unfinished) });
  renameSync(unfinished, folder);
}

/**
 * A gallery's figures of bytes need the platform built: 20 s of processor, for figures that differ with every change. A file in place of
 * the cache's folder makes that build fail at once, and a gallery shows "Not measured" on both sides.
 */
function noCache(folder: string): string {
  const file = resolve(`${folder}-no-cache`);
  writeFileSync(file, "");
  return file;
}

/** Builds a commit's Storybook in a worktree, unless it is there. */
export async function buildCommit(repository: Repository, commit: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const checkout = mkdtempSync(join(tmpdir(), "livery-base-"));
  try {
    repository.addWorktree(checkout, commit);
    // Not frozen: an earlier commit whose lockfile was not current can be built all the same.
    const install = ["-y", "pnpm@12.21.0", "install", "--no-frozen-lockfile", "--prefer-offline"];
    await run("npx", install, { cwd: checkout, maxBuffer: 1 << 26 });
    await buildOnce(checkout, folder);
  } finally {
    repository.removeWorktree(checkout);
  }
}

/** Removes what was drawn of other looks: that of these keys stays. */
export function removeOthers(root: string, keys: readonly string[]): void {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root)) if (!keys.includes(name)) rmSync(join(root, name), { recursive: true });
}
