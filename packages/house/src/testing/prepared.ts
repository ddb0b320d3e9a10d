import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, statfs, symlink, utimes } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cacheFolder, dropOldBuilds } from "@livery/tools/cache-folder";
import { installedBinaries } from "../db/binaries.ts";
import { isAlive } from "../db/cluster.ts";
import { prepareLayout } from "../db/layout.ts";
import { openDatabase } from "../db/open.ts";
import { removeDatabase } from "../db/remove.ts";

/** Folders of a test run begin with this and its process id: the next run removes those of a killed one. */
export const rootPrefix = "livery-test-";
export const dataPrefix = "livery-pg-";

const databaseSources = fileURLToPath(new URL("../db/", import.meta.url));
const tmpfs = 0x01021994;
const memoryNeeded = 2 * 1024 ** 3;

/**
 * The data folder of a stopped PostgreSQL server with an empty, migrated `livery` database, in the user's cache folder. Created
 * if this version of the schema has none; several processes may do so at once.
 */
export async function preparedCluster(): Promise<string> {
  const name = await fingerprint();
  const folder = join(cacheFolder(), "database");
  const ready = join(folder, name);
  if (existsSync(ready)) {
    const now = new Date();
    await utimes(ready, now, now);
    return ready;
  }
  await mkdir(folder, { recursive: true });
  await dropUnfinished(folder);
  const unfinished = `${ready}.${process.pid}`;
  const root = await mkdtemp(join(tmpdir(), `${rootPrefix}${process.pid}-`));
  try {
    await (await openDatabase({ root, purpose: "prepare" })).close();
    await copyFolder((await prepareLayout(root)).data, unfinished);
    await rename(unfinished, ready);
  } catch (error) {
    // Another process was first: its cluster is equivalent.
    if (!existsSync(ready)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await removeDatabase(root);
    await rm(root, { recursive: true, force: true });
  }
  await dropOldBuilds(folder, name);
  return ready;
}

/**
 * Gives a new project folder an initialised and migrated database: `openDatabase`, a server or `livery demo` in that folder
 * starts PostgreSQL on a copy of the prepared cluster, in memory if the machine has room. `removeDatabase` removes it.
 */
export async function prepareProjectDatabase(root: string): Promise<void> {
  const prepared = await preparedCluster();
  await mkdir(join(root, ".livery"), { recursive: true });
  const folder = await mkdtemp(join(await copiesFolder(), `${dataPrefix}${process.pid}-`));
  await symlink(folder, join(root, ".livery", "pg"));
  const { data, runAs } = await prepareLayout(root);
  await chmod(folder, 0o700);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  await copyFolder(prepared, data);
}

/** Folders that may hold copies. */
export function copiesFolders(): readonly string[] {
  return ["/dev/shm", tmpdir()].filter((folder) => existsSync(folder));
}

async function copiesFolder(): Promise<string> {
  const memory = await statfs("/dev/shm").catch(() => undefined);
  return memory?.type === tmpfs && memory.bavail * memory.bsize >= memoryNeeded ? "/dev/shm" : tmpdir();
}

/** Preserves owner and permissions: PostgreSQL checks both. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", from, to]);
}

/**
 * A hash of everything that determines the cluster: the sources of the schema, PostgreSQL's version, and the user who owns its
 * files.
 */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(`${installedBinaries().version} ${process.arch} ${userInfo().uid}\n`);
  const files = (await readdir(databaseSources, { recursive: true })).filter((file) =>
    /(?<!\.test)\.ts$|\.sql$/u.test(file),
  );
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(await readFile(join(databaseSources, file)));
  return hash.digest("hex").slice(0, 16);
}

async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = Number(/\.(\d+)$/u.exec(name)?.[1] ?? 0);
    if (owner > 0 && !isAlive(owner)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
