import { basename } from "node:path";
import { readCompetition, type Competition } from "./competition.ts";
import { readDocument } from "./openfootball-document.ts";
import { readFixture, type Unread } from "./openfootball-fixture.ts";
import { type KeyedFixture, withKeys } from "./with-keys.ts";

export interface FixtureFile {
  readonly file: string;
  readonly name: string;
  readonly competition: Competition;
  /** Entries in the file, readable or not. */
  readonly entryCount: number;
  readonly fixtures: readonly KeyedFixture[];
  readonly unread: readonly Unread[];
}

function firstDate(entries: readonly { value: unknown }[]): string | null {
  for (const { value } of entries) {
    const date = typeof value === "object" && value !== null ? (value as Record<string, unknown>)["date"] : undefined;
    if (typeof date === "string" && /^\d{4}-/u.test(date)) return date;
  }
  return null;
}

/**
 * Reads a fixtures file of openfootball, either shape, without a database. `path` gives country and season if the name does not.
 * Throws OpenFootballFileError if the file is none.
 */
export function readOpenFootball(bytes: Uint8Array, path: string): FixtureFile {
  const document = readDocument(bytes, path);
  const competition = readCompetition(document.name, path, firstDate(document.entries));
  const unread: Unread[] = [];
  const fixtures = document.entries.flatMap((entry, index) => readFixture(entry, index, competition, unread) ?? []);
  const keyed = withKeys(fixtures, unread);
  return {
    file: basename(path),
    name: document.name,
    competition,
    entryCount: document.entries.length,
    fixtures: keyed,
    unread,
  };
}
