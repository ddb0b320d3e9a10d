import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runDueWork } from "../../jobs/due-work.ts";
import { silentLog } from "../../log.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { simulatedSource } from "../feed-sources.ts";
import { listedHeads } from "../list/live-list.ts";
import { startLive } from "../live.ts";
import { matchStateOf } from "../sources/match-state.ts";
import { published, speed, withGoal } from "../testing/published.ts";
import { drawScript } from "../sources/simulator/draw-script.ts";
import { roundTrips } from "../../testing/round-trips.ts";
import { LeaseLost } from "./store-states.ts";
import { TickLog } from "./tick-log.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

describe("a live match in the catalogue", () => {
  it("goes live, takes bets, is suspended in the database before its goal, and is settled at its end", async () => {
    const { db } = test;
    const script = withGoal();
    const { publisher, matchId, go, markets, topics } = await published(test, script);
    const record = () => publisher.record(matchId);
    expect((await markets()).filter(({ status }) => status === "open").length).toBeGreaterThan(5);
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })).toMatchObject({ state: "open" });
    const goals = () => (record()?.state.score[0] ?? 0) + (record()?.state.score[1] ?? 0);
    await go(1_900, () => goals() > 0);
    expect(goals()).toBe(1);
    const total = (special: string) => topics.quote({ matchId, marketTypeId: 18, outcomeId: 12, special })?.state;
    expect([total("0.5"), total("2.5")]).toEqual(["hidden", "locked"]);
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })).toMatchObject({ state: "locked" });
    expect((await markets()).every(({ status }) => status === "locked")).toBe(true);
    await go(60);
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })?.state).toBe("open");
    await go(8_000, () => record()?.ended?.stored === true);
    const state = matchStateOf(script.events);
    const row = await db.selectFrom("match").selectAll().where("match_id", "=", matchId).executeTakeFirstOrThrow();
    expect([row.status, row.result?.ft, row.result?.ht]).toEqual(["ended", state.regular, state.halfTime]);
    await runDueWork(db);
    expect((await markets()).every(({ status }) => status === "settled")).toBe(true);
    const quote = topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" });
    expect(quote).toMatchObject({ state: "gone", result: state.score[0] > state.score[1] ? "won" : "lost" });
    await go(20 * speed);
    expect([record(), topics.get(`match:${matchId}`)]).toEqual([undefined, undefined]);
  });

  it("is abandoned when it is not played to the end, and its score settles nothing (D20)", async () => {
    const { db } = test;
    const { match, events } = drawScript("football", "interrupted");
    const played = events.slice(0, 20);
    const end = { kind: "phase", status: "interrupted", second: 0, running: false } as const;
    const script = { match, events: [...played, { at: (played.at(-1)?.at ?? 0) + 1_000, event: end }] };
    const { publisher, matchId, go, markets } = await published(test, script);
    await go(9_000, () => publisher.record(matchId)?.ended?.stored === true);
    const row = await db
      .selectFrom("match")
      .select(["status", "result"])
      .where("match_id", "=", matchId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "abandoned", result: null });
    await runDueWork(db);
    expect((await markets()).every(({ status }) => status === "closed")).toBe(true);
  });

  it("settles its first-half market at half time, while the match goes on, and hides the market", async () => {
    const { db } = test;
    const script = withGoal();
    const { publisher, matchId, go, topics } = await published(test, script);
    const state = () => publisher.record(matchId)?.state;
    const first = { matchId, marketTypeId: 60, outcomeId: 1, special: "" };
    expect(topics.quote(first)).toMatchObject({ state: "open" });
    const listed = () => topics.get("list")?.quote(first).state;
    expect(listed()).toBe("open");
    await go(3_600, () => state()?.halfTime !== null);
    await go(2);
    const [home = 0, away = 0] = state()?.halfTime ?? [];
    expect([state()?.status, home + away > 0]).toEqual(["pause", true]);
    expect([topics.quote(first)?.state, listed()]).toEqual(["gone", "gone"]);
    expect(publisher.record(matchId)?.markets.find(({ marketTypeId }) => marketTypeId === 60)?.stored.status).toBe(
      "closed",
    );
    await runDueWork(db);
    const half = await sql<{ outcome_id: number; result: string; status: string }>`
      select outcome_id, outcome.result, market.status from outcome join market using (market_id)
      where match_id = ${matchId} and market_type_id = 60 order by outcome_id`.execute(db);
    const winner = home > away ? 1 : home === away ? 2 : 3;
    expect(half.rows).toEqual(
      [1, 2, 3].map((outcome_id) => ({
        outcome_id,
        result: outcome_id === winner ? "won" : "lost",
        status: "settled",
      })),
    );
    const rest = await sql<{ status: string }>`
      select distinct status from market where match_id = ${matchId} and market_type_id <> 60`.execute(db);
    expect(rest.rows.map(({ status }) => status)).not.toContain("settled");
    await go(900, () => state()?.status === "2p");
    const result = () => topics.quote({ ...first, marketTypeId: 1 })?.state;
    expect(result()).toBe("open");
    expect(topics.quote(first)?.state).toBe("gone");
    // A suspension of the second half ends like one of the first.
    await go(3_000, () => state()?.suspended === true);
    expect([state()?.status, state()?.suspended, result()]).toEqual(["2p", true, "locked"]);
    await go(300, () => state()?.suspended === false);
    await go(2);
    expect([state()?.status, result()]).toEqual(["2p", "open"]);
  });

  it("is locked, and waits for an operator's result, when a goal of a finished half is annulled", async () => {
    const { db } = test;
    const { match, events } = withGoal();
    const second = events.findIndex(({ event }) => event.kind === "phase" && event.status === "2p");
    const goal = events.find(({ event }) => event.kind === "goal")?.event as { side: "home" | "away" };
    const back = { at: events[second]!.at + 1_000, event: { kind: "no_goal", side: goal.side } as const };
    // No goal of the second half, which might stand for the one that is gone.
    const rest = events.slice(second + 1).filter(({ event }) => event.kind !== "goal");
    const script = { match, events: [...events.slice(0, second + 1), back, ...rest].toSorted((a, b) => a.at - b.at) };
    const { publisher, matchId, go, markets, topics } = await published(test, script);
    await go(5_000, () => publisher.record(matchId)?.state.status === "2p");
    await go(60);
    expect(topics.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" })).toMatchObject({ state: "locked" });
    expect((await markets()).filter(({ status }) => status === "open")).toEqual([]);
    await go(9_000, () => publisher.record(matchId)?.ended?.stored === true);
    const row = await db
      .selectFrom("match")
      .select(["status", "result"])
      .where("match_id", "=", matchId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "abandoned", result: null });
  });

  it("keeps the results of half time when it is abandoned later (D20)", async () => {
    const { db } = test;
    const { match, events } = drawScript("football", "interrupted later");
    const second = events.findIndex(({ event }) => event.kind === "phase" && event.status === "2p");
    const end = { kind: "phase", status: "interrupted", second: 0, running: false } as const;
    const played = events.slice(0, second + 1);
    const script = { match, events: [...played, { at: (played.at(-1)?.at ?? 0) + 1_000, event: end }] };
    const { publisher, matchId, go, markets } = await published(test, script);
    await go(9_000, () => publisher.record(matchId)?.ended?.stored === true);
    await sql`update match set starts_at = starts_at - interval '49 hours' where match_id = ${matchId}`.execute(db);
    await runDueWork(db);
    const { rows } = await sql<{ type: number; result: string }>`
      select distinct market_type_id as type, outcome.result from outcome join market using (market_id)
      where match_id = ${matchId} and market_type_id in (1, 60) order by 1, 2`.execute(db);
    expect(rows).toEqual([
      { type: 1, result: "void" },
      { type: 60, result: "lost" },
      { type: 60, result: "won" },
    ]);
    expect((await markets()).every(({ status }) => status === "settled")).toBe(true);
  });

  it("writes no prices to the database: a market's version changes only with its state", async () => {
    const { go, markets } = await published(test, drawScript("football", "versions"));
    const before = await markets();
    await go(20);
    const moved = (await markets()).filter(
      ({ version, status }, at) => version !== before[at]?.version && status === before[at]?.status,
    );
    expect(moved).toEqual([]);
  });

  it("is listed before it begins but not counted, and is dropped when it has not begun five minutes after its start (§4)", async () => {
    const { match, events } = drawScript("football", "late");
    const delayed = events.map(({ at, event }) => ({ at: at + 7_000_000, event }));
    const { matchId, topics, go } = await published(test, { match, events: delayed });
    const listed = () => listedHeads(topics, topics.stamp().serverMs).map((each) => each.matchId);
    expect(topics.get("sports")?.sports()).toMatchObject([{ sportId: 1, liveCount: 0, inPlay: 0 }]);
    expect(listed()).toEqual([matchId]);
    await go(280 * speed);
    expect(listed()).toEqual([matchId]);
    await go(30 * speed);
    expect(listed()).toEqual([]);
    await go(120 * speed, () => listed().length > 0);
    expect(listed()).toEqual([matchId]);
    expect(topics.get("sports")?.sports()).toMatchObject([{ sportId: 1, liveCount: 1, inPlay: 1 }]);
  });

  it("is suspended after ten seconds of silence of its source, and the source's last sign of life is stored (F9)", async () => {
    const { db } = test;
    let aliveUntil = Number.POSITIVE_INFINITY;
    const { go, markets, topics, matchId, run } = await published(test, drawScript("tennis", "silence"), (source) => ({
      ...source,
      poll: (now) => source.poll(Math.min(now, aliveUntil)),
      aliveAt: (now) => Math.min(now, aliveUntil),
    }));
    await go(200);
    aliveUntil = Date.now();
    await go(40 * speed, () => false);
    expect((await markets()).every(({ status }) => status === "locked")).toBe(true);
    expect(topics.quote({ matchId, marketTypeId: 186, outcomeId: 4, special: "" })?.state).toBe("locked");
    const { alive_at } = await db
      .selectFrom("live_run")
      .select("alive_at")
      .where("run", "=", run)
      .executeTakeFirstOrThrow();
    expect(alive_at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it("takes no bets when its source reports no sign of life (F9)", async () => {
    const { go, markets, offer, matchId } = await published(test, drawScript("tennis", "never"), (source) => ({
      ...source,
      aliveAt: () => Number.NaN,
    }));
    await go(40 * speed);
    expect(new Set((await markets()).map(({ status }) => status))).toEqual(new Set(["locked"]));
    expect(offer.quote({ matchId, marketTypeId: 186, outcomeId: 4, special: "" })?.state).toBe("stale");
  });

  it("is written only by the latest publisher", async () => {
    const { publisher, go } = await published(test, drawScript("football", "fence"));
    await go(10);
    await sql`select live_next_epoch('another')`.execute(test.db);
    const record = [...publisher.records][0];
    if (record) record.state = { ...record.state, suspended: true };
    await expect(publisher.work(Date.now())).rejects.toThrow(LeaseLost);
  });
});

describe("a publisher that has lost the lease without knowing it", () => {
  it("does not write that the source is alive: only the latest publisher does (D50)", async () => {
    const { publisher, go, run } = await published(test, drawScript("tennis", "zombie"));
    await go(10);
    const aliveAt = async () =>
      (await test.db.selectFrom("live_run").select("alive_at").where("run", "=", run).executeTakeFirstOrThrow())
        .alive_at;
    await sql`update live_run set alive_at = clock_timestamp() - interval '1 minute' where run = ${run}`.execute(
      test.db,
    );
    const before = await aliveAt();
    await sql`select live_next_epoch('another')`.execute(test.db);
    await expect(publisher.work(Date.now() + 60_000)).rejects.toThrow(LeaseLost);
    expect(await aliveAt()).toEqual(before);
  });
});

describe("the log of ticks", () => {
  it("stores what all matches published in one round trip, and says nothing where none did", async () => {
    const { db, pool } = test;
    const tickLog = new TickLog(db);
    const topics = ["match:1", "match:2", "match:3"];
    for (const offset of [1, 2])
      for (const topic of topics)
        tickLog.add({ topic, epoch: 9, offset }, Date.UTC(2026, 10, 1), [
          Uint8Array.of(offset),
          Uint8Array.of(0, 0x5c),
        ]);
    const tripsOf = roundTrips(pool);
    expect(await tripsOf(() => tickLog.write())).toBe(1);
    expect(await tripsOf(() => tickLog.write())).toBe(0);
    const rows = await db.selectFrom("live_log").selectAll().where("epoch", "=", 9n).orderBy("topic").execute();
    const frames = [[1], [0, 0x5c], [2], [0, 0x5c]].map((bytes) => Buffer.from(bytes));
    expect(rows).toMatchObject(topics.map((topic) => ({ topic, first_offset: 1n, last_offset: 2n, frames })));
  });
});

describe("the lease", () => {
  it("allows one publisher, and another one takes over with the matches when the first is gone", async () => {
    const ownDatabase = await testDatabase();
    const source = simulatedSource({ seed: "lease", speed: 5, matches: { football: 2, tennis: 1, points: 0 } });
    const options = { db: ownDatabase.db, connection: ownDatabase.connection, log: silentLog, source };
    const first = startLive(options);
    await vi.waitUntil(() => first.topics !== null, { timeout: 30_000 });
    const second = startLive(options);
    const waiting = async () =>
      (
        await sql`select pid from pg_stat_activity where application_name like 'livery publisher%'
          and datname = current_database() and state = 'idle' and query like '%pg_try_advisory_lock%'`.execute(
          ownDatabase.db,
        )
      ).rows.length;
    await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 30_000 });
    expect(second.topics).toBeNull();
    const ids = () =>
      ownDatabase.db.selectFrom("match").select("match_id").where("status", "=", "live").orderBy("match_id").execute();
    const before = await ids();
    const epoch = first.topics?.epoch ?? 0;
    await first.close();
    await vi.waitUntil(() => second.topics !== null, { timeout: 30_000 });
    expect(second.topics?.epoch).toBeGreaterThan(epoch);
    expect(await ids()).toEqual(before);
    await vi.waitUntil(() => before.every(({ match_id }) => second.topics?.get(`match:${match_id}`) !== undefined), {
      timeout: 30_000,
    });
    const log = await ownDatabase.db
      .selectFrom("live_log")
      .select(["topic", "epoch", "first_offset", "last_offset"])
      .orderBy("log_id")
      .execute();
    expect(log.length).toBeGreaterThan(0);
    await second.close();
    await ownDatabase.drop();
  });
});
