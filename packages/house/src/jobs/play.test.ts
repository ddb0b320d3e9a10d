import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { houseNow } from "../clock.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../betting/testing/betting-fixture.ts";
import { auditLedger } from "../ledger/audit.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { makeLeague } from "../api/testing/test-offer.ts";
import { ensureCalendar } from "../catalogue/calendar/ensure.ts";
import { leagues } from "../catalogue/calendar/leagues.ts";
import { runDueWork } from "./due-work.ts";
import { play } from "./play.ts";
import { readUntil } from "./until.ts";
import { alone } from "./work-lock.ts";

const hour = 3_600_000;
const statuses = async (fixture: BettingFixture) => {
  const rows = await fixture.test.db.selectFrom("match").select(["match_id", "status"]).orderBy("starts_at").execute();
  return rows.map(({ status }) => status);
};

describe("livery play", () => {
  let fixture: BettingFixture;
  let alice: FixtureBettor;
  beforeAll(async () => {
    fixture = await bettingFixture({ matches: 6, hoursAhead: 2 });
    alice = await fixture.bettor("alice");
  });
  afterAll(() => fixture.close());

  it("refuses unreadable, past and too distant times, and names the accepted forms", async () => {
    const { db } = fixture.test;
    for (const until of ["", "tomorrow", "2026-11-21", "2026-11-21T18:00", "+3", "+3y", "-3h", "+3.5h"])
      await expect(play(db, { until })).rejects.toMatchObject({
        code: "until_unreadable",
        message: expect.stringContaining("+3h") as string,
      });
    await expect(play(db, { until: "2020-01-01T00:00:00Z" })).rejects.toMatchObject({ code: "until_past" });
    await expect(play(db, { until: "+999d" })).rejects.toMatchObject({ code: "until_unreadable" });
    await expect(play(db, { until: "2020-01-01T00:00:00Z" })).rejects.toThrow(/does not run backwards/u);
  });

  it("moves nothing on a server that takes real bets", async () => {
    const { db } = fixture.test;
    await sql`update house_clock set development = false`.execute(db);
    await expect(play(db, { until: "+3h" })).rejects.toMatchObject({ code: "not_development" });
    await sql`update house_clock set development = true`.execute(db);
    expect((await houseNow(db)).getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it("reads instants with zones, durations, and the end of the next match day", async () => {
    const { db } = fixture.test;
    const now = await houseNow(db);
    expect((await readUntil(db, "+90m", now)).getTime() - now.getTime()).toBe(1.5 * hour);
    expect((await readUntil(db, "+2d", now)).getTime() - now.getTime()).toBe(48 * hour);
    const instant = new Date(now.getTime() + 5 * hour);
    const local = `${new Date(instant.getTime() + 3 * hour).toISOString().slice(0, 19)}+03:00`;
    expect((await readUntil(db, local, now)).toISOString().slice(0, 19)).toBe(instant.toISOString().slice(0, 19));
    const { rows } = await sql<{ until: Date }>`
      select max(ends_at) as until from match where (starts_at at time zone 'UTC')::date = (select min(starts_at at time zone 'UTC')::date from match)`.execute(
      db,
    );
    expect(await readUntil(db, "next", now)).toEqual(rows[0]?.until);
  });

  it("reports the error of the work, and leaves it to others, although a statement of it failed within a transaction", async () => {
    const { db } = fixture.test;
    const failing = alone(db, false, async (connection) => {
      await sql`begin`.execute(connection);
      await sql`select 1 / 0`.execute(connection);
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    // Other tests have databases on the same server.
    const { rows } = await sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and objid = ${0x4c495657}`.execute(db);
    expect(rows).toHaveLength(0);
  });

  it("starts, ends and settles each match at its time", async () => {
    const { db } = fixture.test;
    await fixture.hold(0, [1, 0]);
    const single = await alice.place(slipOf([fixture.selection(0)], 1_000), "play-single");
    const double = await alice.place(slipOf([fixture.selection(0), fixture.selection(3)], 1_000), "play-double");
    await fixture.hold(3, [2, 1]);
    const first = await play(db, { until: "+150m" });
    expect(first).toMatchObject({ started: 1, ended: 0, settled: 0 });
    expect(await statuses(fixture)).toEqual(["live", ...Array.from({ length: 5 }, () => "not_started")]);
    await expect(alice.place(slipOf([fixture.selection(0)], 1_000), "too-late-key")).rejects.toMatchObject({
      code: "match_started",
    });

    const second = await play(db, { until: "+3h" });
    expect(second).toMatchObject({ started: 3, ended: 2, decided: 2, settled: 1 });
    const ends = await db
      .selectFrom("match")
      .select("ends_at")
      .where("match_id", "=", fixture.matchIds[0] ?? 0)
      .executeTakeFirstOrThrow();
    const settled = await db
      .selectFrom("coupon")
      .selectAll()
      .where("coupon_id", "=", BigInt(single.couponId))
      .executeTakeFirstOrThrow();
    expect(settled).toMatchObject({ status: "won", payout: single.maxReturn });
    // At the end of its match, not at the end of the play.
    expect(Math.abs((settled.settled_at?.getTime() ?? 0) - ends.ends_at.getTime())).toBeLessThan(5_000);

    // Not "next": whose day the fourth match begins on depends on the hour of the run.
    await play(db, { until: "+3h" });
    const { status, payout } = await db
      .selectFrom("coupon")
      .selectAll()
      .where("coupon_id", "=", BigInt(double.couponId))
      .executeTakeFirstOrThrow();
    expect([status, payout]).toEqual(["won", double.maxReturn]);
  });

  it("draws the results of matches whose source has none, and leaves no bet open", async () => {
    const { db } = fixture.test;
    await play(db, { until: "+3d" });
    const rows = await db.selectFrom("match").select(["status", "result", "decided"]).execute();
    expect(rows.every(({ status, decided }) => status === "ended" && decided)).toBe(true);
    expect(rows.filter(({ result }) => result?.source === "file")).toHaveLength(2);
    expect(rows.filter(({ result }) => result?.source === "model")).toHaveLength(4);
    await expect(play(db, { until: "next" })).rejects.toMatchObject({ code: "no_match" });
    expect(await auditLedger(db)).toMatchObject({ clean: true });
  });

  it("reports its progress and the clock afterwards", async () => {
    const moments: Date[] = [];
    const played = await play(fixture.test.db, { until: "+1h", progress: (now) => moments.push(now) });
    expect(played.to.getTime() - played.from.getTime()).toBeGreaterThanOrEqual(hour);
    expect(moments.length).toBeGreaterThan(0);
    expect(Math.abs((await houseNow(fixture.test.db)).getTime() - played.to.getTime())).toBeLessThan(5_000);
  });
});

describe("livery play with a calendar", () => {
  it("continues past the end of a season, so that matches are always ahead", async () => {
    const fixture = await bettingFixture({ matches: 0 });
    const { db } = fixture.test;
    const iran = leagues.filter(({ category }) => category === "Iran");
    await ensureCalendar(db, { leagues: iran, days: 3 });
    await play(db, { until: "+40d" });
    const ahead = await db.selectFrom("match").select("match_id").where("status", "=", "not_started").execute();
    expect(ahead.length).toBeGreaterThan(0);
    const late = await sql<{
      count: number;
    }>`select count(*)::integer as count from match where ends_at < house_now() and (status <> 'ended' or not decided)`.execute(
      db,
    );
    expect(late.rows[0]?.count).toBe(0);
    await fixture.close();
  });
});

describe("a running server", () => {
  let house: TestHouse;
  afterEach(() => house.close());

  it("starts, ends and settles matches as time passes, and notices a clock that another process moves", async () => {
    house = await startTestHouse();
    const { db } = house.test;
    const { matchIds } = await makeLeague(db, {
      category: "England",
      flag: "gb-eng",
      tournament: "Premier League",
      matches: [
        ["Arsenal", "Everton", 1],
        ["Chelsea", "Fulham", 30],
      ],
    });
    const [first = 0] = matchIds;
    const held = JSON.stringify({ ft: [1, 0], ht: null, et: null, p: null, goals: [], source: "file" });
    await sql`update match set held_result = ${held}::jsonb where match_id = ${first}`.execute(db);
    const alice = await house.player("alice");
    const odds = await db
      .selectFrom("market")
      .innerJoin("outcome", "outcome.market_id", "market.market_id")
      .select("odds")
      .where("match_id", "=", first)
      .where("market_type_id", "=", 1)
      .where("outcome_id", "=", 1)
      .executeTakeFirstOrThrow();
    const body = {
      ticketStake: 500,
      totalStake: 500,
      ticketType: "TK",
      couponType: 0,
      tips: [{ matchId: first, oddUniq: "1_1_", odd: (odds.odds / 1000).toFixed(3) }],
    };
    expect((await alice.raw("createcoupon", body)).status).toBe(200);

    // The house's own ticker does it once the match's times are past.
    await sql`update match set starts_at = house_now() - interval '121 minutes', ends_at = house_now() - interval '1 minute' where match_id = ${first}`.execute(
      db,
    );
    const won = async () => (await db.selectFrom("coupon").select("status").executeTakeFirstOrThrow()).status === "won";
    await expect.poll(won).toBe(true);

    // Another process plays on: the running house takes no bet on what has begun meanwhile.
    await play(db, { until: "+31h" });
    const lateBet = await alice.raw("createcoupon", { ...body, tips: [{ ...body.tips[0], matchId: matchIds[1] }] });
    expect(lateBet.body).toMatchObject({ code: "match_started" });
    expect(minor(500)).toBe(500n);
  });

  it("shares the work with another process that does the same at the same time", async () => {
    house = await startTestHouse();
    const { db } = house.test;
    const { matchIds } = await makeLeague(db, {
      category: "England",
      flag: "gb-eng",
      tournament: "Premier League",
      matches: Array.from({ length: 30 }, (_, at) => [`H${at}`, `A${at}`, 1] as const),
    });
    await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = any (${matchIds}::integer[])`.execute(
      db,
    );
    const done = await Promise.all(Array.from({ length: 8 }, () => runDueWork(db, { simulate: true, wait: true })));
    const all = await db.selectFrom("match").select("decided").execute();
    expect(all.every(({ decided }) => decided)).toBe(true);
    expect(done.reduce((sum, { decided }) => sum + decided, 0)).toBeLessThanOrEqual(30);
  });
});
