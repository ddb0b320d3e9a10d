import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { TurnCount } from "../../testing/turn-count.ts";
import { type OfferedMatch, openMarkets } from "../open-markets.ts";
import { calendarRunsOut, ensureCalendar, extendCalendar } from "./ensure.ts";
import { leagues } from "./leagues.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`truncate category cascade`.execute(test.db);
});

const two = leagues.slice(0, 2);
const matches = () => test.db.selectFrom("match").selectAll().execute();

describe("making the calendar", () => {
  it("makes whole seasons, with results for past matches and prices for the coming days", async () => {
    const made = await ensureCalendar(test.db, { leagues: two });
    const rows = await matches();
    expect(rows).toHaveLength(made);
    // Whole seasons: 20 clubs and 18, everybody against everybody twice.
    const bySize = new Map<string, number>();
    for (const { tournament_id, season } of rows)
      bySize.set(`${tournament_id}/${season}`, (bySize.get(`${tournament_id}/${season}`) ?? 0) + 1);
    expect([...bySize.values()].every((matchCount) => matchCount === 20 * 19 || matchCount === 18 * 17)).toBe(true);
    const now = Date.now();
    for (const row of rows) {
      expect(row.status === "ended").toBe(row.ends_at.getTime() <= now);
      expect(row.result !== null).toBe(row.status === "ended");
      expect(row.decided).toBe(row.status === "ended");
    }
    const horizon = now + 35 * 86_400_000;
    const upcoming = rows.filter(({ status, starts_at }) => status === "not_started" && starts_at.getTime() < horizon);
    const priced = await test.db.selectFrom("market").select("match_id").distinct().execute();
    expect(new Set(priced.map(({ match_id }) => match_id))).toEqual(new Set(upcoming.map(({ match_id }) => match_id)));
  });

  it("makes no duplicates when it is repeated or runs concurrently", async () => {
    await Promise.all([1, 2, 3].map(() => ensureCalendar(test.db, { leagues: two })));
    const before = await matches();
    expect(await ensureCalendar(test.db, { leagues: two })).toBe(0);
    expect(await matches()).toHaveLength(before.length);
  });

  it("extends the calendar when more days are requested, and leaves existing matches unchanged", async () => {
    await ensureCalendar(test.db, { leagues: two, days: 1 });
    expect(await calendarRunsOut(test.db, 1)).toBe(false);
    expect(await calendarRunsOut(test.db, 400)).toBe(true);
    const before = await matches();
    const priced = async () => (await test.db.selectFrom("market").select("match_id").distinct().execute()).length;
    const pricedBefore = await priced();
    expect(await ensureCalendar(test.db, { leagues: two, days: 400 })).toBeGreaterThan(500);
    expect(await priced()).toBeGreaterThan(5 * pricedBefore);
    expect(await calendarRunsOut(test.db, 400)).toBe(false);
    const after = new Map((await matches()).map((row) => [row.match_id, row]));
    for (const row of before) expect(after.get(row.match_id)).toEqual(row);
  });

  it("extends the calendar as far as requested, and no further", async () => {
    await ensureCalendar(test.db, { leagues: two, days: 3 });
    const priced = async () => (await test.db.selectFrom("market").select("match_id").distinct().execute()).length;
    const before = await priced();
    await extendCalendar(test.db, 3);
    // A round may have come nearer than three days meanwhile; a month's rounds are ten.
    expect(await priced()).toBeLessThan(2 * before + 10);
    await extendCalendar(test.db);
    expect(await priced()).toBeGreaterThan(5 * before);
  });

  it("prices a month of matches a few at a time, while others have their turn", async () => {
    await ensureCalendar(test.db, { leagues: two });
    await sql`delete from outcome; delete from market`.execute(test.db);
    const turns = new TurnCount();
    const counted = (matchId: number): OfferedMatch => ({
      matchId,
      get home() {
        turns.add();
        return "Arsenal";
      },
      away: "Chelsea",
      neutral: false,
      locked: false,
    });
    const all = await matches();
    await openMarkets(
      test.db,
      all.slice(0, 200).map(({ match_id }) => counted(match_id)),
    );
    expect(turns.most).toBeGreaterThan(0);
    expect(turns.most).toBeLessThanOrEqual(8);
  });

  it("makes no calendar when the coming matches are imported from files", async () => {
    await ensureCalendar(test.db, { leagues: two });
    await sql`delete from outcome; delete from market; delete from calendar_season; update match set source = 'openfootball'`.execute(
      test.db,
    );
    expect(await ensureCalendar(test.db, { leagues: two })).toBe(0);
  });

  it("draws the same results on every server", async () => {
    await ensureCalendar(test.db, { leagues: two });
    const results = async () => {
      const rows = await test.db
        .selectFrom("match")
        .select(["source_key", "result"])
        .where("status", "=", "ended")
        .orderBy("starts_at")
        .orderBy("source_key")
        .limit(50)
        .execute();
      return rows.map(({ source_key, result }) => [source_key, result]);
    };
    const first = await results();
    await sql`truncate category cascade`.execute(test.db);
    await ensureCalendar(test.db, { leagues: two });
    expect(await results()).toEqual(first);
  });
});
