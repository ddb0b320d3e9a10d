import { HouseError } from "../errors.ts";
import { silentLog } from "../log.ts";
import { sqlScripts } from "../db/sql-scripts.ts";
import { readArchive } from "./archive.ts";
import { type BackupHead, type BackupManifest, foreign, headFile, readHead } from "./manifest.ts";
import { restoreDump } from "./restore-dump.ts";
import { restoreFiles } from "./restore-files.ts";
import type { RestoreOptions } from "./restoring.ts";

/**
 * Restores a backup where there is no database yet, and migrates it as a start does. It is there once hashes, chain and sums hold,
 * and not before. Throws HouseErrors whose text says what to do.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<BackupManifest> {
  const nothing = (): void => undefined;
  const { onBytes = nothing, onStep = nothing, log = silentLog } = options;
  const head = await headOf(options.file, options.signal);
  const known = new Set(sqlScripts("migrations").map(({ name }) => name));
  const unknown = head.migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new HouseError(
      "database_newer",
      `The database in ${options.file} was made by Livery ${head.livery}, which is newer: this version does not know its migration ${unknown}.`,
      "Restore it with that version or a newer one.",
    );
  const restoring = { ...options, head, onBytes, onStep, log };
  try {
    if (head.kind === "dump") return await restoreDump(restoring);
    if (options.databaseUrl === undefined) return await restoreFiles(restoring);
  } catch (error) {
    options.signal.throwIfAborted();
    throw error;
  }
  throw new HouseError(
    "backup_platform",
    "This is a backup of an embedded PostgreSQL, which a server of DATABASE_URL cannot take.",
    "Restore it without DATABASE_URL, then copy it with `livery house migrate-to`.",
  );
}

async function headOf(file: string, signal: AbortSignal): Promise<BackupHead> {
  let head: BackupHead | undefined;
  await readArchive(file, signal, async (entry) => {
    if (entry.path !== headFile) throw foreign(file);
    head = readHead(await entry.text(), file);
    return false;
  });
  if (head === undefined) throw foreign(file);
  return head;
}
