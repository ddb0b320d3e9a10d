import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningHouse, startHouse } from "../../house.ts";
import { TestBrowser } from "../../testing/browser.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { fixturePassword, seedFixture } from "../../testing/fixture.ts";
import { simulatedSource } from "../feed-sources.ts";
import { lock } from "../publisher/lease.ts";
import { siteHost } from "./testing/nodes.ts";
import { publisherNode } from "./testing/publisher-node.ts";

/** A publisher that decides no bets, and a whole server that follows it. */
let test: TestDatabase;
let lease: pg.Client;
let node: Awaited<ReturnType<typeof publisherNode>>;
let house: RunningHouse;
let root: string;
const over = new AbortController();
let playing: Promise<void>;
/** Broadcasts ticks and the source's keepalive for as long as the test runs. */
async function play(): Promise<void> {
  while (!over.signal.aborted) {
    await node.go(2);
    node.tick();
    await sleep(100);
  }
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "livery-nodes-"));
  test = await testDatabase();
  await seedFixture(test.db);
  await sql`update player set services = services || '{"live": true}'`.execute(test.db);
  lease = new pg.Client(test.connection);
  await lease.connect();
  await lease.query("select pg_advisory_lock($1)", [lock]);
  node = await publisherNode(test);
  house = await startHouse({
    root,
    databaseUrl: test.url,
    port: 0,
    development: true,
    nodes: { switchesSource: true },
    live: simulatedSource({ seed: "deciding", matches: { football: 1, tennis: 0, points: 0 } }),
    log: { level: "silent" },
  });
  playing = play();
});
afterAll(async () => {
  over.abort();
  await playing;
  await house?.close();
  await node?.close();
  await lease?.end().catch(() => undefined);
  await test?.drop();
  await rm(root, { recursive: true, force: true });
});

it("a pending bet is decided by the publishing node only (D14)", { timeout: 120_000 }, async () => {
  const browser = new TestBrowser(house.port, siteHost, "harbour-test-key");
  expect((await browser.call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(200);
  const { matchId, marketTypeId, outcomeId } = node.ref;
  const place = () =>
    browser.raw("createcoupon", {
      ticketStake: 500,
      totalStake: 500,
      ticketType: "TK",
      couponType: 1,
      oddChangeOk: true,
      tips: [{ matchId, oddUniq: `${marketTypeId}_${outcomeId}_`, odd: "2.000" }],
    });
  await vi.waitUntil(async () => (await place()).status === 200, { timeout: 60_000, interval: 200 });
  const coupon = async (at = 0) =>
    (
      await sql<{ status: string; overdue: boolean }>`
        select status, coalesce(decide_at < clock_timestamp() - interval '2 seconds', false) as overdue
        from coupon left join coupon_pending using (coupon_id) order by coupon_id`.execute(test.db)
    ).rows[at];
  await vi.waitUntil(async () => ((await coupon())?.overdue ?? false) || (await coupon())?.status !== "pending", {
    timeout: 30_000,
    interval: 50,
  });
  expect((await coupon())?.status).toBe("pending");
  // Its prices are those of now all the while: it does not wait for want of them.
  await vi.waitUntil(async () => (await place()).status === 200, { timeout: 60_000, interval: 200 });
  expect([(await coupon())?.status, (await coupon(1))?.status]).toEqual(["pending", "pending"]);
  // One that its publisher does not decide in time is rejected by who follows it.
  await sql`update coupon_pending set decide_at = clock_timestamp() - interval '25 seconds'
    where coupon_id = (select min(coupon_id) from coupon_pending)`.execute(test.db);
  await vi.waitUntil(async () => (await coupon())?.status === "rejected", { timeout: 30_000, interval: 50 });
  expect((await coupon(1))?.status).toBe("pending");
  over.abort();
  await playing;
  await lease.end();
  await vi.waitUntil(async () => (await coupon(1))?.status !== "pending", { timeout: 60_000, interval: 100 });
});
