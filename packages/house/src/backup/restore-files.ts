import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, open, rename, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { asOwner } from "../db/as-owner.ts";
import { clusterConnection, ensureCluster, stopCluster } from "../db/cluster.ts";
import { type Layout, prepareLayout } from "../db/layout.ts";
import { migrateAlone } from "../db/open.ts";
import { hasDatabase, isUnused, removeUnfinished } from "../db/presence.ts";
import { removeDatabase } from "../db/remove.ts";
import { fileSystemError, HouseError } from "../errors.ts";
import { dataPrefix } from "./base-backup.ts";
import { type BackupManifest, damaged, headFile, thisPlatform } from "./manifest.ts";
import type { Restoring } from "./restoring.ts";
import { unpack } from "./unpack.ts";
import { requireBooks, requireFigures, restoreOwner } from "./verify.ts";

/** Recovery reads the WAL of a whole backup: for hours of bets it takes minutes. */
const recoveryMs = 3_600_000;
const next = "Nothing was restored. Use another backup, and keep this one to find the cause.";

/**
 * Restores the data folder of an embedded server: unpacked beside its place, recovered, checked and migrated there by a server that
 * nobody else reaches, and then renamed.
 */
export async function restoreFiles(restoring: Restoring): Promise<BackupManifest> {
  const { root, onStep, log, signal } = restoring;
  requirePlatform(restoring);
  await removeUnfinished(root);
  if (await hasDatabase(root)) throw exists(root);
  const home = join(resolve(root), ".livery");
  const had = { home: existsSync(home), server: existsSync(join(home, "pg")) };
  let layout: Layout | undefined;
  try {
    layout = await prepareLayout(root);
    requirePostgres(restoring, layout);
    const half = await halfOf(layout);
    const stop = (): void => void stopCluster(half).catch(() => undefined);
    try {
      onStep("Unpacking");
      const manifest = await unpackInto(restoring, half);
      signal.throwIfAborted();
      // Ctrl-C ends a long recovery or check by ending its server.
      signal.addEventListener("abort", stop);
      onStep("Recovering");
      await ensureCluster(half, log, recoveryMs);
      signal.throwIfAborted();
      onStep("Checking chain and sums");
      await checked(half, manifest);
      await stopCluster(half);
      signal.throwIfAborted();
      await put(half.data, layout.data, root);
      return manifest;
    } finally {
      signal.removeEventListener("abort", stop);
      await stopCluster(half);
      await Promise.all(
        [half.data, half.socket, half.logFile].map((path) => rm(path, { recursive: true, force: true })),
      );
    }
  } catch (error) {
    // Another restore, or a start, may have made something there meanwhile.
    if (!had.server && (await isUnused(root))) await removeDatabase(root);
    if (!had.home) await rmdir(home).catch(() => undefined);
    signal.throwIfAborted();
    throw layout === undefined ? error : fileSystemError(error, dirname(layout.data));
  }
}

/** The same server, with its data beside its place and a socket that only the restore knows. */
async function halfOf(layout: Layout): Promise<Layout> {
  const data = `${layout.data}.restoring-${process.pid}-${randomBytes(3).toString("hex")}`;
  const socket = await mkdtemp(join(tmpdir(), "livery-restore-"));
  await mkdir(data, { mode: 0o700 });
  for (const path of [data, socket]) await give(path, layout);
  return { ...layout, data, socket, logFile: `${data}.log` };
}

async function unpackInto(restoring: Restoring, layout: Layout): Promise<BackupManifest> {
  const made = new Set([layout.data]);
  const folder = async (path: string): Promise<void> => {
    if (made.has(path)) return;
    await folder(dirname(path));
    await mkdir(path, { mode: 0o700 });
    await give(path, layout);
    made.add(path);
  };
  const within = (path: string): string => {
    if (!path.startsWith(dataPrefix)) throw damaged(restoring.file, `it has a file ${path}`);
    return join(layout.data, path.slice(dataPrefix.length));
  };
  return unpack(restoring, {
    folder: (path) => folder(within(path)),
    file: async (path, content) => {
      if (path === headFile) {
        for await (const _ of content);
        return;
      }
      const target = within(path);
      await folder(dirname(target));
      // Thousands of small files: a stream for each would take four times as long.
      await using output = await open(target, "wx", 0o600);
      for await (const piece of content) await output.writeFile(piece);
      if (layout.runAs) await output.chown(layout.runAs.uid, layout.runAs.gid);
    },
  });
}

async function checked(half: Layout, manifest: BackupManifest): Promise<void> {
  const connection = clusterConnection(half);
  await asOwner(connection, restoreOwner, async (db) => requireFigures(db, manifest, next));
  await migrateAlone(connection, undefined);
  await asOwner(connection, restoreOwner, async (db) => requireBooks(db, next));
}

/** A start at the same time may have created a database. */
async function put(from: string, to: string, root: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOTEMPTY" || error.code === "EEXIST" ? exists(root) : error;
  });
}

async function give(path: string, { runAs }: Layout): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
}

function requirePlatform({ head, file }: Restoring): void {
  if (head.platform !== thisPlatform)
    throw new HouseError(
      "backup_platform",
      `${file} is of a database on ${head.platform}, whose files ${thisPlatform} cannot read.`,
      "Restore it on such a machine, then copy it to a server with `livery house migrate-to`.",
    );
}

function requirePostgres({ head, file }: Restoring, layout: Layout): void {
  const own = Number.parseInt(layout.binaries.version, 10);
  if (own !== head.postgres)
    throw new HouseError(
      "backup_platform",
      `${file} is of PostgreSQL ${head.postgres}, and this version of Livery brings ${own}.`,
      `Restore it with Livery ${head.livery}, then copy it to a server with \`livery house migrate-to\`.`,
    );
}

function exists(root: string): HouseError {
  return new HouseError(
    "database_exists",
    `There is a database in ${join(resolve(root), ".livery", "pg")} already. Nothing was touched.`,
    "Restore into another folder (--root), or move that database away first.",
  );
}
