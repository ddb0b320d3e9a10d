import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type Log, silentLog } from "../../log.ts";
import { refoldNames } from "../refold-names.ts";
import { OpenFootballFileError } from "./errors.ts";
import type { Unread } from "./openfootball-fixture.ts";
import { readOpenFootball, type FixtureFile } from "./read.ts";
import { writeFixtures } from "./write.ts";

/** The result of the import of one file. */
export interface ImportReport {
  readonly file: string;
  /** The file's own name for itself. */
  readonly name: string;
  readonly category: string;
  readonly tournament: string;
  readonly season: string;
  /** The zone by which kick-off times without an offset were read. If `zoneKnown` is false it is UTC, and no such match is offered. */
  readonly zone: string;
  readonly zoneKnown: boolean;
  /** Matches in the file, readable or not. */
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Matches whose result the file gives; `held` of them are hidden until the server's clock has passed their end. */
  readonly withResult: number;
  readonly held: number;
  /** Matches without a time of day, shown at local noon. */
  readonly withoutTime: number;
  /** Matches whose kick-off is not sure: those without a time, and those whose time has no known zone. They are not offered. */
  readonly withoutClock: number;
  /** Entries and fields that could not be read or imported: index, field, value and why. */
  readonly unread: readonly Unread[];
}

export interface ImportOptions {
  readonly log?: Log | undefined;
  /** Called before each file is written. */
  readonly progress?: ((file: string, done: number, of: number) => void) | undefined;
}

/** Advisory lock: imports of several processes run one after the other ("LIVI"). */
const importLock = 0x4c495649;

/**
 * Loads fixtures and results from openfootball files. All files are read before the first is written, each is written in one
 * transaction, and a second run creates no duplicates. Throws OpenFootballFileError, naming file and location, with nothing
 * written.
 */
export async function importOpenFootball(
  db: Kysely<Schema>,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<readonly ImportReport[]> {
  const log = options.log ?? silentLog;
  const files: FixtureFile[] = [];
  for (const path of paths) files.push(readOpenFootball(await readBytes(path), path));
  await refoldNames(db);
  const reports: ImportReport[] = [];
  for (const [at, file] of files.entries()) {
    options.progress?.(file.file, at, files.length);
    const written = await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true)`.execute(
        trx,
      );
      await sql`select pg_advisory_xact_lock(${importLock})`.execute(trx);
      return writeFixtures(trx, file);
    });
    const report = reportOf(file, written);
    log.info({ ...report, unread: report.unread.length }, "fixtures imported");
    reports.push(report);
  }
  return reports;
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why =
      code === "ENOENT"
        ? "there is no such file"
        : code === "EISDIR"
          ? "it is a folder"
          : `it cannot be read (${code})`;
    throw new OpenFootballFileError(path, "the file", why, cause);
  }
}

function reportOf(file: FixtureFile, written: Awaited<ReturnType<typeof writeFixtures>>): ImportReport {
  const { competition, fixtures } = file;
  return {
    file: file.file,
    name: file.name,
    category: competition.category,
    tournament: competition.tournament,
    season: competition.season,
    zone: competition.zone,
    zoneKnown: competition.zoneKnown,
    read: file.entryCount,
    added: written.added,
    changed: written.changed,
    unchanged: written.unchanged,
    withResult: fixtures.filter(({ score }) => score?.ft !== undefined && score.ft !== null).length,
    held: written.held,
    withoutTime: fixtures.filter(({ timeKnown }) => !timeKnown).length,
    withoutClock: fixtures.filter(({ clockKnown }) => !clockKnown).length,
    unread: [...file.unread, ...written.notes].toSorted((a, b) => a.index - b.index),
  };
}
