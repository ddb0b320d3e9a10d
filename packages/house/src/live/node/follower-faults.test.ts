import { LiveFeed } from "@livery/feed";
import fastify from "fastify";
import type { Kysely } from "kysely";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schema } from "../../db/schema.ts";
import { silentLog } from "../../log.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { swallowingProxy } from "../testing/swallowing-proxy.ts";
import { Follower } from "./follower.ts";
import { openNodeSockets } from "./node-sockets.ts";
import { NodeClock, publisherNode } from "./testing/publisher-node.ts";

let test: TestDatabase;
let node: Awaited<ReturnType<typeof publisherNode>>;
let follower: Follower | null = null;
let clock: NodeClock;
let ticking: NodeJS.Timeout;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = new NodeClock();
  node = await publisherNode(test, clock);
  ticking = setInterval(() => node.tick(), 100);
});
afterEach(async () => {
  clearInterval(ticking);
  await follower?.close();
  follower = null;
  await node.close();
});

const follow = (db: Kysely<Schema> = test.db): Follower => {
  follower = new Follower({ db, bus: null, log: silentLog, onFrames: () => undefined, now: clock.now });
  return follower;
};
const stateAt = (at: Follower) => at.quote(node.ref)?.state;
const isOpen = (at: Follower) => vi.waitUntil(() => stateAt(at) === "open", { timeout: 30_000, interval: 20 });

/** The test's database, whose reads of the lease are counted, and can be without an answer. */
function countedLease() {
  const reads = { count: 0, answered: true };
  const db = new Proxy(test.db, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const method: (...given: readonly unknown[]) => unknown = value.bind(target);
      if (key !== "selectFrom") return method;
      return (...given: readonly unknown[]) => {
        reads.count += 1;
        const never = { select: () => ({ executeTakeFirstOrThrow: () => new Promise(() => undefined) }) };
        return reads.answered ? method(...given) : never;
      };
    },
  });
  return { db, reads };
}

describe("a node that follows a publisher", { timeout: 90_000 }, () => {
  it.each(["a house that knows no nodes", "a node of another secret", "a node of its secret that publishes otherwise"])(
    "reconnects when %s answers at the publisher's address for a while",
    async (which) => {
      const wrong = fastify();
      let requestCount = 0;
      wrong.addHook("onRequest", async ({ url }) => {
        if (url.endsWith("list")) requestCount += 1;
      });
      const sockets = openNodeSockets(which.startsWith("a node of another") ? "another" : "of the lease", silentLog);
      const none = {
        topics: { get: () => undefined, stamp: () => node.topics.stamp() },
        answer: () => [],
      };
      sockets.answerFor(() => none as never);
      if (which.startsWith("a node")) sockets.register(wrong);
      await wrong.listen({ host: "127.0.0.1", port: 0 });
      await node.isAt((wrong.server.address() as AddressInfo).port);
      const at = follow();
      await vi.waitUntil(() => requestCount > 0, { timeout: 30_000 });
      await node.isAt(node.port);
      await isOpen(at);
      await wrong.close();
    },
  );

  it("opens another connection when the other end of its connection is dead", async () => {
    const proxy = await swallowingProxy({ host: "127.0.0.1", port: node.port });
    const { port } = proxy.connection;
    await node.isAt(Number(port));
    const at = follow();
    await isOpen(at);
    proxy.swallow();
    await node.isAt(node.port);
    clock.aheadMs += 1_000;
    await vi.waitUntil(() => stateAt(at) === "stale", { timeout: 30_000 });
    await isOpen(at);
    await proxy.close();
  });

  it("does not send heartbeats for a publisher that it no longer receives: a returning client finds all odds locked (F8)", async () => {
    const at = follow();
    await isOpen(at);
    const topic = `match:${node.matchId}`;
    /** What a client has that comes back now. */
    const phaseOfClient = () => {
      const topics = at.served;
      const served = topics?.get(topic);
      if (!topics || !served) throw new Error("nothing is served");
      const feed = new LiveFeed({ schedule: () => undefined });
      feed.subscribe(topic, 0);
      feed.opened(0);
      feed.snapshot(topic, served.snapshot(topics.stamp()), 1);
      for (const frame of served.resume(served.position, topics.stamp())) feed.receive(frame, 2);
      return feed.topic(topic)?.phase;
    };
    expect(phaseOfClient()).toBe("live");
    clearInterval(ticking);
    clock.aheadMs += 3_000;
    expect(phaseOfClient()).toBe("stale");
    ticking = setInterval(() => node.tick(), 100);
    await vi.waitUntil(() => phaseOfClient() === "live", { timeout: 30_000 });
  });

  it("accepts no bets on delayed broadcasts, however many arrive (D50)", async () => {
    const at = follow();
    await isOpen(at);
    clearInterval(ticking);
    const serverMs = Date.now();
    clock.aheadMs += 2_000;
    let sequence = 1_000_000;
    const lateTimer = setInterval(() => node.resend({ sequence: (sequence += 1), serverMs }), 50);
    await vi.waitUntil(() => stateAt(at) === "stale", { timeout: 30_000 });
    const before = sequence;
    await vi.waitUntil(() => sequence > before + 10 || stateAt(at) !== "stale", { timeout: 30_000 });
    expect(stateAt(at)).toBe("stale");
    clearInterval(lateTimer);
    const nowMs = () => Date.now() + clock.aheadMs;
    const inTime = setInterval(() => node.resend({ sequence: (sequence += 1), serverMs: nowMs() }), 50);
    await isOpen(at).finally(() => clearInterval(inTime));
  });

  it("stops reading the lease once it receives its publisher again", async () => {
    const { db, reads } = countedLease();
    const at = follow(db);
    await isOpen(at);
    const first = reads.count;
    clearInterval(ticking);
    node.resend({}, "guessed");
    clock.aheadMs += 300;
    await vi.waitUntil(() => reads.count > first, { timeout: 30_000 });
    ticking = setInterval(() => node.tick(), 100);
    await vi.waitUntil(() => (at.served?.stamp().sourceAgeMs ?? 300) < 300, { timeout: 30_000 });
    const [before, readings] = [reads.count, clock.readings];
    // Long enough for many readings of the lease, in steps in which its publisher is heard.
    await vi.waitUntil(
      () => {
        clock.aheadMs += 100;
        return clock.readings > readings + 100;
      },
      { timeout: 30_000 },
    );
    expect(reads.count).toBe(before);
  });

  it("continues while the database does not answer who has the lease", async () => {
    const { db, reads } = countedLease();
    const at = follow(db);
    await isOpen(at);
    reads.answered = false;
    clearInterval(ticking);
    node.resend({}, "guessed");
    const before = reads.count;
    await vi.waitUntil(() => reads.count > before, { timeout: 30_000 });
    node.cut();
    await vi.waitUntil(() => stateAt(at) === "stale", { timeout: 30_000 });
    ticking = setInterval(() => node.tick(), 100);
    await isOpen(at);
  });
});
