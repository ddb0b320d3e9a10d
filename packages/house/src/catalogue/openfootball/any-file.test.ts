import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { OpenFootballFileError } from "./errors.ts";
import { importOpenFootball } from "./import.ts";
import { readOpenFootball } from "./read.ts";

const anything = fc.jsonValue({ maxDepth: 2 });
const often = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: anything });
const goals = fc.tuple(fc.nat(5), fc.nat(5));
const nasty = fc.constantFrom(
  "Ž\u0000",
  "\ud800",
  "<b>x</b>",
  "'; drop table match; --",
  "🏆 United",
  "N.N.",
  "  Spaces  ",
  "a".repeat(101),
  "…",
);
const team = often(
  fc.oneof(
    fc.constantFrom(
      "Arsenal",
      "ARSENAL",
      "AFC Arsenal",
      "Everton",
      "Everton FC",
      "Göztepe",
      "Goztepe",
      "Çaykur Rizespor",
      "Rizespor",
      "Winner Group A",
    ),
    nasty,
  ),
);

/** Matches much like real ones, with every field sometimes wrong, sometimes missing, and pairs that come again. */
const match = fc.record(
  {
    round: often(fc.constantFrom("Matchday 1", "1. Round", "Matchday 2", "Final", "Round of 16", 7)),
    date: often(fc.constantFrom("2026-01-01", "2026-02-30", "2031-05-05", "2031-05-06", "2026-1-1")),
    time: often(fc.constantFrom("15:00", "9:30", "24:00", "8:30 pm", "20:45 CET", "18:00 UTC+3", "25:00", "noon")),
    team1: team,
    team2: team,
    score: often(
      fc.record({ ft: often(goals), ht: often(goals), et: often(goals), p: often(goals) }, { requiredKeys: [] }),
    ),
    status: fc.option(fc.constantFrom("postponed", "awarded", "cancelled", "abandoned", "upside down"), { freq: 4 }),
    goals1: often(fc.array(fc.record({ name: often(nasty), minute: often(fc.nat(120)) }), { maxLength: 2 })),
    group: often(fc.constantFrom("Group A", "Group B")),
    ground: often(nasty),
  },
  { requiredKeys: [] },
);
const matches = fc.array(often(match), { maxLength: 25 });

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "livery-import-"));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

function failure(file: Uint8Array): unknown {
  try {
    readOpenFootball(file, "any.json");
    return null;
  } catch (error) {
    return error;
  }
}

describe("any input file", () => {
  it("is either read or refused with its name and the place of the error", () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.json().map((json) => new TextEncoder().encode(json)),
      fc
        .record({ name: anything, matches: anything, rounds: anything }, { requiredKeys: [] })
        .map((document) => new TextEncoder().encode(JSON.stringify(document))),
    );
    fc.assert(
      fc.property(bytes, (file) => {
        const error = failure(file);
        expect(error === null || (error instanceof OpenFootballFileError && error.location !== "")).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("with valid and invalid matches is imported, a second import changes nothing, and every entry is a match or has a reason", async () => {
    await fc.assert(
      fc.asyncProperty(matches, async (entries) => {
        await sql`truncate category cascade`.execute(test.db);
        const path = join(folder, "2025-26-en.1.json");
        await writeFile(path, JSON.stringify({ name: "English Premier League 2025/26", matches: entries }));
        const [first] = await importOpenFootball(test.db, [path]);
        const [repeated] = await importOpenFootball(test.db, [path]);
        const rows = await test.db.selectFrom("match").select("match_id").execute();
        expect(first).toMatchObject({ read: entries.length, added: rows.length, changed: 0, unchanged: 0 });
        expect(repeated).toMatchObject({ read: entries.length, added: 0, changed: 0, unchanged: rows.length });
        const explained = new Set(first?.unread.map(({ index }) => index));
        expect(rows.length + explained.size).toBeGreaterThanOrEqual(entries.length);
      }),
      { numRuns: 60 },
    );
  });
});
