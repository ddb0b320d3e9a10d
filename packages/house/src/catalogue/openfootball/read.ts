import { basename } from "node:path";
import { readCompetition, type Competition } from "./competition.ts";
import { readDocument } from "./openfootball-document.ts";
import { readFixture, shownValue, type Fixture, type Unread } from "./openfootball-fixture.ts";
import { matchKey } from "./identity.ts";

/** A fixture with its identity within tournament and season. */
export interface KeyedFixture extends Fixture {
  readonly key: string;
}

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

/** How much information an entry has: a played match over a planned one over one that was put off. */
function weight(fixture: Fixture): number {
  return fixture.score !== null ? 2 : fixture.status === "scheduled" ? 1 : 0;
}

/**
 * Gives every fixture its key. Two entries of one key are one match listed twice (same day, or one of them put off): the entry
 * with more information stays and the other is reported. Entries of one key that were both played are replays and get a number.
 */
function withKeys(fixtures: readonly Fixture[], unread: Unread[]): KeyedFixture[] {
  const groups = new Map<string, Fixture[]>();
  for (const fixture of fixtures) {
    const key = matchKey(fixture);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fixture]);
    else group.push(fixture);
  }
  const keyed: KeyedFixture[] = [];
  for (const [key, group] of groups) {
    const unique: Fixture[] = [];
    for (const fixture of group) {
      const twin = unique.findIndex(
        (other) =>
          other.startsAt.slice(0, 10) === fixture.startsAt.slice(0, 10) || Math.min(weight(other), weight(fixture)) < 2,
      );
      const other = unique[twin];
      const stays = other === undefined || weight(fixture) > weight(other);
      if (other === undefined) unique.push(fixture);
      else if (stays) unique[twin] = fixture;
      const dropped = other === undefined ? null : stays ? other : fixture;
      const instead = stays ? fixture : other;
      if (dropped !== null && instead !== undefined)
        unread.push({
          index: dropped.index,
          location: dropped.location,
          field: "match",
          value: shownValue(`${dropped.home} – ${dropped.away}, ${dropped.startsAt.slice(0, 10)}`),
          why: `the same match stands at ${instead.location}`,
        });
    }
    unique.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    for (const [at, fixture] of unique.entries()) keyed.push({ ...fixture, key: at === 0 ? key : `${key}/${at + 1}` });
  }
  return keyed.sort((a, b) => a.index - b.index);
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
