import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foldingVersion } from "@livery/i18n/folding";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { refoldNames } from "../refold-names.ts";
import { OpenFootballFileError } from "./errors.ts";
import { importOpenFootball } from "./import.ts";

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
beforeEach(async () => {
  await sql`truncate category cascade`.execute(test.db);
});

const hour = 3_600_000;
const inHours = (hours: number) => {
  const at = new Date(Date.now() + hours * hour).toISOString();
  return { date: at.slice(0, 10), time: `${at.slice(11, 16)} UTC+0` };
};
const match = (fields: Record<string, unknown> = {}) => ({
  round: "Matchday 1",
  ...inHours(30),
  team1: "Beşiktaş",
  team2: "Göztepe",
  score: {},
  ...fields,
});

async function load(matches: unknown[], name = "Turkish Süper Lig 2026/27") {
  const path = join(folder, "2026-27-tr.1.json");
  await writeFile(path, JSON.stringify({ name, matches }));
  const [report] = await importOpenFootball(test.db, [path]);
  if (report === undefined) throw new Error("no report");
  return report;
}
const rows = () => test.db.selectFrom("match").selectAll().orderBy("match_id").execute();

describe("importing fixtures", () => {
  it("writes category, tournament, teams and the match, and opens priced markets for it", async () => {
    const report = await load([match()]);
    expect(report).toMatchObject({ read: 1, added: 1, changed: 0, unchanged: 0, withResult: 0, unread: [] });
    const stored = await test.db
      .selectFrom("match")
      .innerJoin("tournament", "tournament.tournament_id", "match.tournament_id")
      .innerJoin("category", "category.category_id", "tournament.category_id")
      .innerJoin("team as home", "home.team_id", "home_team_id")
      .select([
        "tournament.name as tournament",
        "category.name as category",
        "country_flag",
        "home.name as home",
        "status",
        "season",
      ])
      .execute();
    expect(stored).toEqual([
      {
        tournament: "Turkish Süper Lig",
        category: "Turkey",
        country_flag: "tr",
        home: "Beşiktaş",
        status: "not_started",
        season: "2026/27",
      },
    ]);
    const markets = await test.db
      .selectFrom("market")
      .select(["market_type_id", "special", "status"])
      .orderBy("market_id")
      .execute();
    const offered = markets.map(({ market_type_id, special }) => `${market_type_id} ${special}`.trim());
    expect(offered).toEqual(
      expect.arrayContaining(["1", "10", "18 1.5", "18 2.5", "18 3.5", "29", "26", "45", "47", "60", "68 0.5"]),
    );
    expect(offered.filter((market) => market.startsWith("16 "))).toHaveLength(3);
    const outcomes = await test.db.selectFrom("outcome").select("odds").execute();
    // Three totals, and a fourth where the most even Asian line is none of them.
    expect(outcomes).toHaveLength(offered.filter((market) => market.startsWith("18 ")).length === 4 ? 66 : 64);
    expect(outcomes.every(({ odds }) => odds >= 1010)).toBe(true);
  });

  it("adds no duplicates when it runs again, and reports that nothing changed", async () => {
    await load([
      match(),
      match({ team1: "Göztepe", team2: "Beşiktaş", round: "Matchday 2", score: { ft: [1, 0] }, date: "2026-03-01" }),
    ]);
    const before = await rows();
    const repeated = await load([
      match(),
      match({ team1: "Göztepe", team2: "Beşiktaş", round: "Matchday 2", score: { ft: [1, 0] }, date: "2026-03-01" }),
    ]);
    expect(repeated).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2, withResult: 1 });
    expect(await rows()).toEqual(before);
  });

  it("recognises a match whose round is renamed or whose date moved", async () => {
    await load([match()]);
    expect(await load([match({ round: "1. Hafta" })])).toMatchObject({ added: 0, changed: 1 });
    expect(await load([match({ round: "1. Hafta", ...inHours(60) })])).toMatchObject({ added: 0, changed: 1 });
    expect(await load([match({ round: "Süper Hafta", ...inHours(60) })])).toMatchObject({ added: 0, changed: 1 });
    expect(await rows()).toHaveLength(1);
  });

  it("hides the result of a match that has not ended yet", async () => {
    const report = await load([match({ score: { ft: [2, 1], ht: [1, 0] } })]);
    expect(report).toMatchObject({ withResult: 1, held: 1 });
    const [stored] = await rows();
    expect(stored).toMatchObject({ status: "not_started", result: null, held_result: { ft: [2, 1], ht: [1, 0] } });
  });

  it("shows the result of a match that is over, offers no bet on it, and accepts a corrected result", async () => {
    const past = { date: "2026-03-01", time: "19:00" };
    await load([match({ ...past, score: { ft: [2, 1] } })]);
    expect(await rows()).toMatchObject([{ status: "ended", result: { ft: [2, 1] }, held_result: null, decided: true }]);
    expect(await test.db.selectFrom("market").selectAll().execute()).toEqual([]);
    expect(await load([match({ ...past, score: { ft: [2, 2] } })])).toMatchObject({ changed: 1 });
    expect(await rows()).toMatchObject([{ result: { ft: [2, 2] } }]);
  });

  it("adds a result to an offered match without changing its prices", async () => {
    await load([match()]);
    const prices = await test.db
      .selectFrom("outcome")
      .select(["market_id", "outcome_id", "odds"])
      .orderBy("market_id")
      .orderBy("outcome_id")
      .execute();
    expect(await load([match({ score: { ft: [0, 0] } })])).toMatchObject({ changed: 1, held: 1 });
    expect(
      await test.db
        .selectFrom("outcome")
        .select(["market_id", "outcome_id", "odds"])
        .orderBy("market_id")
        .orderBy("outcome_id")
        .execute(),
    ).toEqual(prices);
  });

  it("postpones a match and reinstates it", async () => {
    await load([match()]);
    await load([match({ status: "postponed" })]);
    expect(await rows()).toMatchObject([{ status: "postponed", decided: false }]);
    await load([match(inHours(80))]);
    expect(await rows()).toMatchObject([{ status: "not_started" }]);
  });

  it("makes an awarded match void, since its result was not played", async () => {
    await load([match({ status: "awarded", score: { ft: [0, 3] } })]);
    expect(await rows()).toMatchObject([{ status: "cancelled", reason: "awarded", result: null }]);
  });

  it("locks a match of an unknown status, and unlocks it when the status is known (D26)", async () => {
    const report = await load([match({ status: "flooded" })]);
    expect(report.unread).toMatchObject([{ index: 0, field: "status", value: '"flooded"' }]);
    const locked = () => test.db.selectFrom("market").select("status").distinct().execute();
    expect(await locked()).toEqual([{ status: "locked" }]);
    await load([match()]);
    expect(await locked()).toEqual([{ status: "open" }]);
  });

  it("keeps the result that settled bets, and reports a file with another result", async () => {
    await load([match()]);
    await sql`update match set status = 'ended', decided = true, result = '{"ft": [1, 0], "source": "file"}'`.execute(
      test.db,
    );
    const report = await load([match({ score: { ft: [3, 3] } })]);
    expect(report).toMatchObject({ added: 0, changed: 0, unread: [{ index: 0, field: "score" }] });
    expect(await rows()).toMatchObject([{ result: { ft: [1, 0] } }]);
  });

  it("adds a new match when a void one has a new date", async () => {
    await load([match()]);
    await sql`update match set status = 'postponed', decided = true`.execute(test.db);
    expect(await load([match(inHours(200))])).toMatchObject({ added: 1 });
    expect(await load([match(inHours(200))])).toMatchObject({ added: 0, unchanged: 1 });
    expect(await rows()).toMatchObject([{ status: "postponed" }, { status: "not_started" }]);
  });

  it("treats teams with the same slug as one, but keeps teams of different countries apart", async () => {
    await load([match()]);
    await load([match({ team1: "Besiktas", team2: "Fenerbahçe", round: "Matchday 2" })]);
    await load([match()], "Japan | J1 League 2026");
    const teams = await test.db.selectFrom("team").select("name").orderBy("name").execute();
    expect(teams.map(({ name }) => name)).toEqual(["Beşiktaş", "Beşiktaş", "Fenerbahçe", "Göztepe", "Göztepe"]);
  });

  it("finds the teams and the tournament that an earlier folding of names wrote", async () => {
    const names = { team1: "Səbail", team2: "Newell's Old Boys" };
    await load([match(names)], "Prem’yer Liqa 2026/27");
    await sql`update team set slug = case when name like 'S%' then 'səbail' else 'newell-s-old-boys' end, folded = 'old', folding = 0`.execute(
      test.db,
    );
    await sql`update tournament set slug = 'prem-yer-liqa', folded = 'old', folding = 0`.execute(test.db);
    expect(await load([match(names)], "Prem’yer Liqa 2026/27")).toMatchObject({ added: 0, unchanged: 1 });
    const teams = await test.db.selectFrom("team").select(["slug", "folded", "folding"]).orderBy("slug").execute();
    expect(teams).toEqual([
      { slug: "newells-old-boys", folded: "newells old boys", folding: foldingVersion },
      { slug: "sebail", folded: "sebail", folding: foldingVersion },
    ]);
  });

  it("leaves a slug that another team has when names are folded again", async () => {
    await load([
      match({ team1: "Newells Old Boys" }),
      match({ round: "2", team1: "Rosario", team2: "Newells Old Boys" }),
    ]);
    await sql`insert into team (category_id, name, slug, folded) select category_id, 'Newell''s Old Boys', 'newell-s-old-boys', 'old' from category`.execute(
      test.db,
    );
    expect(await refoldNames(test.db)).toBe(1);
    expect(await refoldNames(test.db)).toBe(0);
    const teams = await test.db
      .selectFrom("team")
      .select(["slug", "folded"])
      .where("folded", "like", "newell%")
      .orderBy("slug")
      .execute();
    expect(teams).toEqual([
      { slug: "newell-s-old-boys", folded: "newells old boys" },
      { slug: "newells-old-boys", folded: "newells old boys" },
    ]);
  });

  describe("a kick-off that is not sure", () => {
    const openMarkets = () => test.db.selectFrom("market").select("status").distinct().execute();

    it.each([
      ["no time", { time: undefined }, "Turkish Süper Lig 2026/27"],
      ["a time that cannot be read", { time: "evening" }, "Turkish Süper Lig 2026/27"],
      ["a time without a zone, in a competition of many", { time: "19:00" }, "AFC Champions League Elite 2027/28"],
      [
        "a time of a zone that the clocks do not show",
        { date: "2030-07-10", time: "19:00 CET" },
        "Turkish Süper Lig 2029/30",
      ],
    ])("is not offered: %s", async (_, fields, name) => {
      const report = await load([match({ ...inHours(200), ...fields })], name);
      expect(report).toMatchObject({ added: 1, withoutClock: 1 });
      expect(await rows()).toMatchObject([{ status: "not_started", time_known: false }]);
      expect(await openMarkets()).toEqual([]);
      // The same match with its time is offered.
      expect(await load([match({ ...inHours(200) })], name)).toMatchObject({ added: 0, changed: 1, withoutClock: 0 });
      expect(await openMarkets()).toEqual([{ status: "open" }]);
    });

    it("locks a match that was offered, and leaves its kick-off no later than it was", async () => {
      await load([match()]);
      const [before] = await rows();
      expect(await load([match({ time: undefined })])).toMatchObject({ changed: 1, withoutClock: 1 });
      expect(await openMarkets()).toEqual([{ status: "locked" }]);
      expect((await rows())[0]?.starts_at).toEqual(before?.starts_at);
      expect(await load([match({ time: undefined })])).toMatchObject({ changed: 0, unchanged: 1 });
      // Opened by an earlier version of the server.
      await sql`update market set status = 'open'`.execute(test.db);
      await load([match({ time: undefined })]);
      expect(await openMarkets()).toEqual([{ status: "locked" }]);
      // Another day: from its beginning there.
      await load([match({ date: "2030-05-05", time: undefined })]);
      expect((await rows())[0]?.starts_at.toISOString()).toBe("2030-05-04T21:00:00.000Z");
      expect(await openMarkets()).toEqual([{ status: "locked" }]);
      await load([match()]);
      expect(await openMarkets()).toEqual([{ status: "open" }]);
    });
  });

  describe("a match that the file gives otherwise", () => {
    const first = match({ team1: "Wolverhampton Wanderers", team2: "Leeds Town" });
    it.each([
      ["both clubs with FC", { team1: "Wolverhampton Wanderers FC", team2: "AFC Leeds Town" }, 0],
      ["one club with FC and another round's name", { team2: "Leeds Town FC", round: "1. Hafta" }, 0],
      ["a short name", { team1: "Wolves" }, 1],
      ["short names of both", { team1: "Wolves", team2: "Leeds" }, 1],
      ["another opponent at the same time", { team2: "Hull City" }, 1],
      ["a short name and another time", { team1: "Wolves", ...inHours(50) }, 1],
      ["home and away exchanged", { team1: "Leeds Town", team2: "Wolverhampton Wanderers" }, 1],
    ])("is the known one: %s", async (_, fields, reported) => {
      await load([first]);
      const report = await load([match({ ...first, ...fields })]);
      expect(report).toMatchObject({ added: 0 });
      expect(report.unread).toHaveLength(reported);
      expect(await rows()).toHaveLength(1);
      const teams = await test.db.selectFrom("team").select("name").execute();
      expect(teams).toHaveLength(2);
    });

    it("has a result of the server's home and away on neutral ground, and none where bets took a side at home", async () => {
      const swapped = { team1: "Chile", team2: "Peru", score: { ft: [3, 1], ht: [1, 0] } };
      await load([match({ team1: "Peru", team2: "Chile" })], "World Cup 2026");
      expect((await load([match(swapped)], "World Cup 2026")).unread).toMatchObject([{ field: "match" }]);
      expect(await rows()).toMatchObject([{ held_result: { ft: [1, 3], ht: [0, 1] } }]);
      await sql`truncate category cascade`.execute(test.db);
      await load([match({ team1: "Peru", team2: "Chile" })]);
      expect(await load([match(swapped)])).toMatchObject({ added: 0, changed: 0, unread: [{ field: "match" }] });
      expect(await rows()).toMatchObject([{ held_result: null }]);
    });

    it("is another one if two clubs differ in FC alone and the file has both", async () => {
      await load([
        match({ team1: "Wimbledon FC", team2: "Göztepe" }),
        match({ team1: "AFC Wimbledon", team2: "Leeds Town", ...inHours(40) }),
      ]);
      expect(await rows()).toHaveLength(2);
      expect(
        await load([
          match({ team1: "Manchester United", team2: "Bristol City" }),
          match({ team1: "Manchester City", team2: "Bristol Rovers" }),
        ]),
      ).toMatchObject({ added: 2, unread: [] });
    });
  });

  it("writes nothing of any file when one file is invalid, and names that file", async () => {
    const good = join(folder, "good.json");
    const bad = join(folder, "bad.json");
    await writeFile(good, JSON.stringify({ name: "Turkish Süper Lig 2026/27", matches: [match()] }));
    await writeFile(bad, '{"name": "x", "matches": [');
    await expect(importOpenFootball(test.db, [good, bad])).rejects.toMatchObject({
      file: bad,
      location: "line 1, column 27",
    });
    await expect(importOpenFootball(test.db, [join(folder, "none.json")])).rejects.toBeInstanceOf(
      OpenFootballFileError,
    );
    expect(await rows()).toEqual([]);
  });

  it("adds no duplicates when several imports of one file run at once", async () => {
    const path = join(folder, "twice.json");
    await writeFile(
      path,
      JSON.stringify({
        name: "Turkish Süper Lig 2026/27",
        matches: [match(), match({ round: "Matchday 2", team1: "Göztepe", team2: "Beşiktaş" })],
      }),
    );
    const reports = await Promise.all(Array.from({ length: 4 }, () => importOpenFootball(test.db, [path])));
    expect(reports.map(([report]) => report?.added).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 0, 0, 2]);
    expect(await rows()).toHaveLength(2);
  });
});
