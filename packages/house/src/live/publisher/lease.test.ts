import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createPool } from "../../db/pool.ts";
import type { Schema } from "../../db/schema.ts";
import { silentLog } from "../../log.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { simulatedSource } from "../feed-sources.ts";
import { type Live, startLive } from "../live.ts";
import { type SwallowingProxy, swallowingProxy } from "../testing/swallowing-proxy.ts";
import { leaseTimes, type LeaseTimes, acquireLease } from "./lease.ts";

let test: TestDatabase;
let proxy: SwallowingProxy;
let distant: Kysely<Schema>;
let lives: Live[] = [];
beforeAll(async () => {
  test = await testDatabase();
  proxy = await swallowingProxy(test.connection);
  const pool = createPool(proxy.connection, { name: "livery distant", size: 4, statementTimeoutMs: 5_000 });
  distant = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
});
afterEach(async () => {
  proxy.pass();
  await Promise.all(lives.map((live) => live.close()));
  lives = [];
});
afterAll(async () => {
  await distant.destroy();
  await proxy.close();
  await test.drop();
});

/** A fifth of a house's times, in the same relation to each other. */
const times = Object.fromEntries(
  Object.entries(leaseTimes).map(([name, ms]) => [name, ms / 5]),
) as unknown as LeaseTimes;

/** A house's live matches; `over` the way, all its connections or that of the lease alone. */
function publish(over: "all" | "lease" | null): Live {
  const live = startLive({
    db: over === "all" ? distant : test.db,
    connection: over === null ? test.connection : proxy.connection,
    log: silentLog,
    source: simulatedSource({ seed: "half-open", matches: { football: 1, tennis: 0, points: 0 } }),
    leaseTimes: times,
  });
  lives.push(live);
  return live;
}

/** Sessions of publishers and of those that wait for the lease, by their last statement. */
const sessions = async (query = "%") =>
  (
    await sql`select pid from pg_stat_activity
    where application_name like 'livery publisher%' and datname = current_database() and query like ${query}`.execute(
      test.db,
    )
  ).rows.length;
const published = (live: Live) => vi.waitUntil(() => live.topics !== null, { timeout: 40_000 });

describe("a publisher whose connection breaks without notice", { timeout: 120_000 }, () => {
  for (const [over, what] of [
    ["lease", "its lease's alone"],
    ["all", "all to the database"],
  ] as const)
    it(`gives up before another one begins, and can begin again: ${what}`, async () => {
      const first = publish(over);
      await published(first);
      const epoch = first.topics?.epoch ?? 0;
      const second = publish(null);
      const both: string[] = [];
      first.listen((topic) => second.topics !== null && both.push(topic));
      second.listen((topic) => first.topics !== null && both.push(topic));
      proxy.swallow();
      await published(second);
      expect(second.topics?.epoch).toBeGreaterThan(epoch);
      expect([first.topics, both]).toEqual([null, []]);
      const later = second.topics?.epoch ?? 0;
      proxy.pass();
      await second.close();
      await published(first);
      expect(first.topics?.epoch).toBeGreaterThan(later);
      expect(both).toEqual([]);
    });

  it("quotes no price after it stood still for so long that another publisher may have begun", async () => {
    const live = publish(null);
    await published(live);
    const matchId = await vi.waitUntil(
      () => live.topics?.names.map((name) => Number(name.split(":")[1] ?? 0)).find((id) => id > 0),
      { timeout: 30_000 },
    );
    const ref = { matchId, marketTypeId: 1, outcomeId: 1, special: "" };
    expect(live.quote(ref)).not.toBeNull();
    // As a process that is stopped, or a machine that swaps: nothing runs, then a bet is the first thing that does.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, times.sessionMs + times.probeMs);
    expect([live.quote(ref), live.position("list"), live.topics]).toEqual([null, null, null]);
    await published(live);
    await vi.waitUntil(() => live.quote(ref) !== null, { timeout: 30_000 });
  });

  it("can be closed while its connection is dead", async () => {
    const live = publish("lease");
    await published(live);
    proxy.swallow();
    await live.close();
    expect(live.topics).toBeNull();
  });

  it("can be closed while it takes the lease", async () => {
    const live = publish(null);
    await live.close();
    expect(live.topics).toBeNull();
  });

  it("can be closed while it waits for another publisher's lease", async () => {
    await published(publish(null));
    const second = publish(null);
    await vi.waitUntil(async () => (await sessions("%pg_try_advisory_lock%")) === 1, { timeout: 30_000 });
    await second.close();
    expect(second.topics).toBeNull();
  });

  it("waits for the lease again after its connection broke while waiting", async () => {
    const first = publish(null);
    await published(first);
    const second = publish("lease");
    // A session that has only just begun has not yet been told when to end by itself.
    await vi.waitUntil(async () => (await sessions("%pg_try_advisory_lock%")) === 1, { timeout: 30_000 });
    proxy.swallow();
    await vi.waitUntil(async () => (await sessions()) === 1, { timeout: 40_000 });
    proxy.pass();
    await first.close();
    await published(second);
  });
});

describe("the epoch", () => {
  it("is taken only by the holder of the lease", async () => {
    const lease = await acquireLease(test.connection, new AbortController().signal);
    if (lease === null) throw new Error("nobody else has the lease");
    expect(await lease.nextEpoch()).toBe(lease.epoch + 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'livery publisher%' and datname = current_database()`.execute(test.db);
    await lease.lost;
    await expect(lease.nextEpoch()).rejects.toThrow(/connection/iu);
    await lease.release();
  });
});
