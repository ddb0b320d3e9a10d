import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@nats-io/transport-node";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import type { TestBrowser } from "../../testing/browser.ts";
import { getSnapshot, type LiveClient } from "../testing/live-client.ts";
import { broadcastSubject, readLease } from "./lease-row.ts";
import { readBroadcast } from "./broadcast.ts";
import { natsServer, type NatsServer } from "./testing/nats-server.ts";
import {
  bet,
  follower,
  type Node,
  type Nodes,
  openNodes,
  openOutcomes,
  siteHost,
  clientState,
} from "./testing/nodes.ts";

type Client = LiveClient & { readonly topics: readonly string[] };

let nats: NatsServer;
let nodes: Nodes;
let publisher: Node;
let other: Node;
/** Twenty-five of each node. */
let clients: readonly Client[];
/** Alice at each node. */
let browsers: readonly TestBrowser[];
/** What bets were sold at when they were placed, and where. */
const sold: { readonly odds: number; readonly priced: string }[] = [];
/** Prices of the publisher by topic and position, as its own client saw them. */
const prices = new Map<string, number>();

const isServed = async ({ port }: Node) => (await getSnapshot(port, siteHost, "list")).status === 200;
const start = async (): Promise<Node> => {
  const node = await nodes.start({ natsUrl: nats.url });
  await vi.waitUntil(() => isServed(node), { timeout: 30_000, interval: 100 });
  return node;
};
const clientsOf = async (node: Node): Promise<readonly Client[]> => {
  const made: Client[] = [];
  for (let count = 0; count < 25; count += 1) made.push(await follower(node));
  return made;
};
/** Records the position that each frame leads to. */
function watch(client: Client): void {
  client.listeners.add(() => {
    for (const topic of client.topics) {
      const position = client.feed.position(topic);
      const matchId = Number(topic.slice("match:".length));
      if (position === null || !topic.startsWith("match:") || client.feed.topic(topic)?.phase !== "live") continue;
      const { odds } = client.feed.topic(topic)!.quote({ matchId, marketTypeId: 1, outcomeId: 1, special: "" });
      prices.set(`${topic} ${position.epoch} ${position.offset}`, odds);
    }
  });
}

beforeAll(async () => {
  nats = await natsServer();
  await nats.start();
  nodes = await openNodes();
  publisher = await start();
  other = await start();
  clients = [...(await clientsOf(publisher)), ...(await clientsOf(other))];
  browsers = [await publisher.player(), await other.player()];
  for (const client of clients) watch(client);
}, 120_000);
afterAll(async () => {
  for (const client of clients ?? []) await client.close();
  await nodes?.close();
  await nats?.kill();
});

const closed = () => clients.reduce((sum, client) => sum + client.closed, 0);
const phases = () => new Set(clients.flatMap(({ feed, topics }) => topics.map((topic) => feed.topic(topic)?.phase)));
/** Before it is decided, which takes some seconds. */
async function soldAt(couponId: number) {
  const { rows } = await sql<{ odds: number; priced: readonly [string, number, number] }>`
    select odds, feed->'priced' as priced from coupon_leg where coupon_id = ${couponId}`.execute(nodes.test.db);
  const [{ odds, priced }] = rows as [(typeof rows)[0] & object];
  return { odds, priced: priced.join(" ") };
}
/** Bets at both nodes in turn, for so long; how many were taken, and by which node. */
async function betFor(ms: number, during: () => Promise<void> = async () => undefined): Promise<readonly number[]> {
  const acceptedCounts = [0, 0];
  const done = new AbortController();
  const disturbing = during().finally(() => done.abort());
  for (const until = Date.now() + ms; Date.now() < until || !done.signal.aborted;) {
    for (const [at, browser] of browsers.entries()) {
      const client = clients[at * 25];
      const ref = client && openOutcomes(client)[Math.floor(Math.random() * 6)];
      if (client === undefined || ref === undefined) continue;
      const { couponId } = await bet(browser, client, ref);
      if (couponId === null) continue;
      acceptedCounts[at] = (acceptedCounts[at] ?? 0) + 1;
      sold.push(await soldAt(couponId));
    }
    await sleep(150);
  }
  await disturbing;
  return acceptedCounts;
}
/** All clients have what the first one has, within two seconds of health (F1). */
async function expectEqual(): Promise<void> {
  const [first] = clients;
  for (const topic of first?.topics ?? [])
    await expect
      .poll(() => new Set(clients.map((client) => clientState(client, topic))).size, { interval: 20 })
      .toBe(1);
  expect(clients.flatMap(({ reported }) => reported)).toEqual([]);
}
/** Counts the broadcasts that NATS carries now, read with the secret of the lease. */
async function broadcastsOver(ms: number): Promise<number> {
  const { feed, secret } = await readLease(nodes.test.db);
  const connection = await connect({ servers: nats.url.replace("nats://", "") });
  let received = 0;
  connection.subscribe(broadcastSubject(feed), {
    callback: (_error, { data }) => {
      if (readBroadcast(data, secret) !== null) received += 1;
      expect(readBroadcast(data, `${secret}!`)).toBeNull();
    },
  });
  await sleep(ms);
  await connection.close();
  return received;
}

describe("two nodes over NATS", () => {
  it("publish each tick once for any number of listeners, and clients of both nodes have the same state", async () => {
    expect(await nodes.publishes(publisher)).toBe(true);
    expect(await broadcastsOver(2_000)).toBeGreaterThan(10);
    await expectEqual();
    const acceptedCounts = await betFor(4_000);
    expect(Math.min(...acceptedCounts)).toBeGreaterThan(0);
  });

  it("have more latency but lose nothing when NATS is killed, and use it again when it is back", async () => {
    const seenPhases = new Set<string | undefined>();
    const looking = setInterval(() => {
      for (const phase of phases()) seenPhases.add(phase);
    }, 50);
    const acceptedCounts = await betFor(10_000, async () => {
      await sleep(500);
      await nats.kill();
      await sleep(6_000);
      await nats.start();
    });
    clearInterval(looking);
    expect(Math.min(...acceptedCounts)).toBeGreaterThan(0);
    expect([...seenPhases]).not.toContain("stale");
    expect(closed()).toBe(0);
    await expectEqual();
    await vi.waitUntil(async () => (await broadcastsOver(1_000)) > 4, { timeout: 30_000 });
    await expectEqual();
  });

  it("are two again after one that follows was killed and restarted", async () => {
    const before = clients.slice(0, 25);
    await other.end("SIGKILL");
    browsers = browsers.slice(0, 1);
    const acceptedCounts = await betFor(2_000);
    expect(acceptedCounts[0]).toBeGreaterThan(0);
    expect(before.reduce((sum, client) => sum + client.closed, 0)).toBe(0);
    for (const client of clients.slice(25)) await client.close();
    other = await start();
    clients = [...before, ...(await clientsOf(other))];
    for (const client of clients.slice(25)) watch(client);
    browsers = [await publisher.player(), await other.player()];
    await expectEqual();
  });

  it("accept no bets at the old prices of a stopped publisher, and one of them takes over", async () => {
    const epoch = clients[0]?.feed.position("list")?.epoch ?? 0;
    const isLater = () => clients.slice(25).every(({ feed }) => (feed.position("list")?.epoch ?? 0) > epoch);
    publisher.child.kill("SIGSTOP");
    await sleep(1_000);
    const [, browser] = browsers;
    const [client] = clients.slice(25);
    // The node that did not receive the last tick sells nothing that its clients still see as open for some seconds.
    if (client === undefined || browser === undefined) throw new Error("nobody is there to bet");
    while (!isLater()) {
      const [ref] = openOutcomes(client);
      const { couponId = null } = ref === undefined ? {} : await bet(browser, client, ref);
      // The first bets that are accepted again have prices of the node that continues.
      const soldPosition = couponId === null ? null : (await soldAt(couponId)).priced.split(" ");
      if (soldPosition !== null) expect(Number(soldPosition[1])).toBeGreaterThan(epoch);
      await sleep(100);
    }
    publisher.child.kill("SIGCONT");
    // Its clients reconnect to it after it has closed them.
    const back = setInterval(() => {
      for (const each of clients.slice(25)) if (each.closed > 0) void each.cut();
    }, 1_000);
    [publisher, other] = [other, publisher];
    clients = [...clients.slice(25), ...clients.slice(0, 25)];
    browsers = [...browsers].reverse();
    await vi.waitUntil(() => nodes.publishes(publisher), { timeout: 30_000 });
    await vi.waitUntil(() => phases().size === 1 && phases().has("live"), { timeout: 30_000, interval: 50 });
    clearInterval(back);
    await expectEqual();
    expect(Math.min(...(await betFor(4_000)))).toBeGreaterThan(0);
    expect(clients.slice(0, 25).reduce((sum, each) => sum + each.closed, 0)).toBe(0);
  });

  it("continue when the publisher is killed", async () => {
    await publisher.end("SIGKILL");
    const left = clients.slice(25);
    const isLive = () => left.every(({ feed, topics }) => topics.every((topic) => feed.topic(topic)?.phase === "live"));
    const { db } = nodes.test;
    await vi.waitUntil(() => nodes.publishes(other), { timeout: 30_000 });
    await vi.waitUntil(isLive, { timeout: 30_000, interval: 50 });
    expect(left.reduce((sum, client) => sum + client.closed, 0)).toBe(0);
    const coupons = async () => (await db.selectFrom("coupon").select("coupon_id").execute()).length;
    const before = await coupons();
    const [, browser] = browsers;
    await vi.waitUntil(
      async () => {
        for (const ref of left[0] ? openOutcomes(left[0]) : [])
          if (browser && left[0] && (await bet(browser, left[0], ref)).status === 200) return true;
        return false;
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(await coupons()).toBe(before + 1);
  });

  it("accepted no bet at a price that the feed did not have, and the ledger is clean", async () => {
    const seenSales = sold.filter(({ priced }) => prices.has(priced));
    expect(sold.length).toBeGreaterThan(50);
    // A client sees what its socket brought at once as its last place alone.
    expect(seenSales.length).toBeGreaterThan(sold.length / 2);
    for (const { odds, priced } of seenSales) expect(odds).toBe(prices.get(priced));
    expect(await auditLedger(nodes.test.db)).toMatchObject({ clean: true });
  });
});
