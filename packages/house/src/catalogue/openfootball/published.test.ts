import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { importOpenFootball } from "./import.ts";

const data = process.env["LIVERY_DATA"] ?? fileURLToPath(new URL("../../../../../../shared/data", import.meta.url));
const there = existsSync(data);
if (!there) console.warn(`skipped: the published fixtures are not at ${data}; set LIVERY_DATA to their folder`);

describe.skipIf(!there)("importing every published file", () => {
  const files = there ? globSync(`${data}/openfootball/*.json`).toSorted() : [];
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase();
  });
  afterAll(() => test.drop());

  /** Counted by hand, without the reader. */
  const counted = files.map((file) => {
    const { matches } = JSON.parse(readFileSync(file, "utf8")) as {
      matches: { time?: string; status?: string; score?: { ft?: unknown } }[];
    };
    return {
      read: matches.length,
      withResult: matches.filter(({ score }) => score?.ft !== undefined).length,
      withoutTime: matches.filter(({ time }) => time === undefined).length,
      postponed: matches.filter(({ status }) => status === "postponed").length,
    };
  });

  it("reads every match of every file", async () => {
    expect(files.length).toBeGreaterThanOrEqual(11);
    const reports = await importOpenFootball(test.db, files);
    for (const [at, report] of reports.entries()) {
      const { read = 0, withResult, withoutTime } = counted[at] ?? {};
      expect(report).toMatchObject({
        read,
        added: read,
        changed: 0,
        unchanged: 0,
        withResult,
        withoutTime,
        unread: [],
        zoneKnown: true,
      });
    }
  });

  it("stores one row per match of the files, and a second import adds nothing", async () => {
    const all = counted.reduce((sum, { read }) => sum + read, 0);
    const count = async () => (await test.db.selectFrom("match").select("match_id").execute()).length;
    expect(await count()).toBe(all);
    const repeated = await importOpenFootball(test.db, files);
    for (const [at, report] of repeated.entries())
      expect(report).toMatchObject({ added: 0, changed: 0, unchanged: counted[at]?.read });
    expect(await count()).toBe(all);
  });

  it("has the World Cup final of 2018 with its exact kick-off, score and goals", async () => {
    const final = await test.db
      .selectFrom("match")
      .innerJoin("team as home", "home.team_id", "home_team_id")
      .innerJoin("team as away", "away.team_id", "away_team_id")
      .select(["home.name as home", "away.name as away", "starts_at", "match.result", "status"])
      .where("season", "=", "2018")
      .where("round", "=", "Final")
      .executeTakeFirstOrThrow();
    expect(final).toMatchObject({ home: "France", away: "Croatia", status: "ended" });
    expect(final.starts_at.toISOString()).toBe("2018-07-15T15:00:00.000Z");
    expect(final.result).toMatchObject({ ft: [4, 2], ht: [2, 1] });
    expect(final.result?.goals).toHaveLength(6);
  });
});
