import { createRequire } from "node:module";
import { HouseError } from "../errors.ts";
import type { Figures } from "./figures.ts";

/** The names of an archive's own files: the first one, and the last two. The last one is in the form of `sha256sum`. */
export const headFile = "livery.json";
export const manifestFile = "manifest.json";
export const sumFile = "manifest.sha256";

const format = "livery backup";
const formatVersion = 1;

/** What an archive begins with: enough to refuse it before anything is written. */
export interface BackupHead {
  readonly format: typeof format;
  readonly version: number;
  /** `files`: the data folder of the embedded server. `dump`: what pg_dump wrote of another one. */
  readonly kind: "files" | "dump";
  /** The version of Livery that wrote it. */
  readonly livery: string;
  /** PostgreSQL's major version. */
  readonly postgres: number;
  /** Data files are read by the same kind of processor only: `linux x64`. */
  readonly platform: string;
  /** The user who owns the tables: policies name it. */
  readonly owner: string;
  /** RFC 3339. */
  readonly startedAt: string;
  /** All migrations of the database, the last one is its level. */
  readonly migrations: readonly string[];
}

export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What an archive ends with. */
export interface BackupManifest extends BackupHead, Figures {
  /** All that was acknowledged before is in it. RFC 3339. */
  readonly endedAt: string;
  readonly files: readonly ArchivedFile[];
}

const { version: livery } = createRequire(import.meta.url)("../../package.json") as { readonly version: string };

export const thisPlatform = `${process.platform} ${process.arch}`;

export function newHead(of: Pick<BackupHead, "kind" | "postgres" | "owner" | "migrations">): BackupHead {
  const startedAt = new Date().toISOString();
  return { format, version: formatVersion, livery, platform: thisPlatform, startedAt, ...of };
}

/** Reads the head of an archive. Throws HouseError `backup_foreign` and `backup_newer`. */
export function readHead(text: string, file: string): BackupHead {
  const head = parsed(text) as Partial<BackupHead> | null;
  if (head?.format !== format || typeof head.version !== "number") throw foreign(file);
  if (head.version > formatVersion)
    throw new HouseError(
      "backup_newer",
      `${file} was written by Livery ${head.livery}, in a format that this version does not know.`,
      "Restore it with that version or a newer one.",
    );
  return head as BackupHead;
}

/** Reads the manifest of an archive. Throws HouseError `backup_damaged` if it is none. */
export function readManifest(text: string, file: string): BackupManifest {
  const manifest = parsed(text) as Partial<BackupManifest> | null;
  if (manifest?.format !== format || !Array.isArray(manifest.files)) throw damaged(file, "its manifest cannot be read");
  return manifest as BackupManifest;
}

export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function foreign(file: string, cause?: unknown): HouseError {
  return new HouseError(
    "backup_foreign",
    `${file} is no backup of a house.`,
    "Name a file that `livery house backup` has written.",
    cause,
  );
}

export function damaged(file: string, what: string, cause?: unknown): HouseError {
  return new HouseError(
    "backup_damaged",
    `${file} is damaged: ${what}. Nothing was restored.`,
    "Use another copy of the file, or another backup.",
    cause,
  );
}
