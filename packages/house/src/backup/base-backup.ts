import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { fileSystemError, HouseError } from "../errors.ts";
import type { ArchiveWriter } from "./archive.ts";

/** Bytes read and to be read so far. */
export type OnBytes = (done: number, of: number) => void;

/** Where the data folder is in an archive. */
export const dataPrefix = "data/";

/** Folders whose content a server makes anew or must not have; they themselves have to exist. */
const emptied = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);
/** Files of the running server, and what another backup left. */
const omitted =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|current_logfiles)$/u;
/** The names of a server's own files: an editor's copy beside them is none. */
const own = /^[\w.-]+$/u;
const temporary = /^(?:pgsql_tmp|pg_internal\.init)/u;
/** Written last: it says where recovery begins. */
const controlFile = "global/pg_control";
const pieceBytes = 1 << 20;

/**
 * Copies the data folder of a running server into an archive (PostgreSQL's low-level API), with the WAL from its beginning to its end, and
 * holds no transaction up. `client`: a superuser's connection, whose end ends the backup and drops the slot that keeps the WAL. `beforeEnd` runs
 * between the copy and the end; what it reads is in the backup. Returns a time before the end: what was acknowledged before it is in the
 * backup.
 */
export async function copyDataFolder(
  client: pg.Client,
  data: string,
  archive: ArchiveWriter,
  { beforeEnd, onBytes }: { readonly beforeEnd: () => Promise<void>; readonly onBytes: OnBytes },
): Promise<Date> {
  await client.query("select pg_create_physical_replication_slot($1, true, true)", [
    `livery_backup_${randomBytes(6).toString("hex")}`,
  ]);
  await client.query("select pg_backup_start($1, fast => true)", ["livery house backup"]);
  const { folders, files } = await contentOf(data);
  for (const folder of folders) await archive.addFolder(`${dataPrefix}${folder}`);
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  const count = (bytes: number): void => onBytes((done += bytes), Math.max(total, done));
  for (const { path } of files) await copyFile(join(data, path), `${dataPrefix}${path}`, archive, count);
  await beforeEnd();
  const endedAt = new Date();
  const { rows } = await client.query<{ label: string; map: string; last: string }>(
    `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label = "", map = "", last = "" } = rows[0] ?? {};
  if (map !== "") throw otherFolders(map);
  await archive.addText(`${dataPrefix}backup_label`, label);
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/mu.exec(label)?.[1] ?? "";
  for (const name of await walFiles(join(data, "pg_wal"), first, last))
    await copyFile(join(data, "pg_wal", name), `${dataPrefix}pg_wal/${name}`, archive, count);
  return endedAt;
}

interface Content {
  readonly folders: readonly string[];
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

async function contentOf(data: string): Promise<Content> {
  const folders: string[] = ["pg_wal/archive_status", "pg_wal/summaries"];
  const files: { path: string; bytes: number }[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(noneIfGone);
    for (const entry of entries ?? []) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) throw otherFolders(path);
      if (!own.test(entry.name) || temporary.test(entry.name) || (folder === "" && omitted.test(entry.name))) continue;
      if (entry.isDirectory()) {
        folders.push(path);
        if (!emptied.has(path)) await walk(path);
      } else if (entry.isFile() && path !== controlFile) files.push({ path, bytes: await bytesOf(join(data, path)) });
    }
  };
  await walk("");
  files.push({ path: controlFile, bytes: await bytesOf(join(data, controlFile)) });
  return { folders: folders.toSorted(), files };
}

/** PostgreSQL may drop a table's file at any moment: recovery needs it no more. */
function noneIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function bytesOf(path: string): Promise<number> {
  return (await lstat(path).catch(noneIfGone))?.size ?? 0;
}

function opened(path: string): Promise<FileHandle | undefined> {
  // Never through a link: its target may be any file of this machine.
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw fileSystemError(error, path);
  });
}

/** A file with the size that it has when it is opened; what is written meanwhile is in the WAL. */
async function copyFile(path: string, name: string, archive: ArchiveWriter, count: (bytes: number) => void) {
  const file = await opened(path);
  if (file === undefined) return;
  await using closed = file;
  const { size } = await closed.stat();
  await archive.add(name, size, pieces(closed, size, count));
}

async function* pieces(file: FileHandle, size: number, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size;) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - at));
    const { bytesRead } = await file.read(piece, 0, piece.length, at);
    // PostgreSQL has cut the file meanwhile: recovery does so again.
    if (bytesRead === 0) piece.fill(0);
    const read = bytesRead === 0 ? piece : piece.subarray(0, bytesRead);
    yield read;
    at += read.length;
    count(read.length);
  }
}

/** The names of the WAL's files from one to another. Throws if one of them is gone, which the slot prevents. */
async function walFiles(folder: string, first: string, last: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/u.test(name));
  const between = names.filter((name) => name >= first && name <= last).toSorted();
  if (between[0] !== first || between.at(-1) !== last)
    throw new Error(`the WAL from ${first} to ${last} is not in ${folder}`);
  return between;
}

function otherFolders(path: string): HouseError {
  return new HouseError(
    "backup_platform",
    `The data folder leads to another one (${path.trim()}), which a backup of it would lack.`,
    "Move the tablespace or the link's target into the data folder, or back up with tools of your own.",
  );
}
