import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../log.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { speed } from "../testing/published.ts";
import { Follower } from "./follower.ts";
import { NodeClock, publisherNode } from "./testing/publisher-node.ts";

let test: TestDatabase;
let node: Awaited<ReturnType<typeof publisherNode>>;
let follower: Follower;
let clock: NodeClock;
let ticking: NodeJS.Timeout;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = new NodeClock();
  node = await publisherNode(test, clock);
  follower = new Follower({ db: test.db, bus: null, log: silentLog, onFrames: () => undefined, now: clock.now });
  ticking = setInterval(() => node.tick(), 100);
  await vi.waitUntil(() => follower.quote(node.ref)?.state === "open", { timeout: 30_000 });
});
afterEach(async () => {
  clearInterval(ticking);
  await follower.close();
  await node.close();
});

const topic = () => `match:${node.matchId}`;
const position = () => follower.topics?.get(topic())?.position;
const publisherPosition = () => node.topics.get(topic())?.position;
const same = () => JSON.stringify(position()) === JSON.stringify(publisherPosition());
const odds = () => follower.quote(node.ref)?.odds;
/** Plays on until the publisher's price changes. */
async function untilMoved(): Promise<number | undefined> {
  const before = node.offer.quote(node.ref)?.odds;
  const moved = () => node.offer.quote(node.ref)?.odds !== before;
  await node.go(3_000, moved);
  expect(moved()).toBe(true);
  return node.offer.quote(node.ref)?.odds;
}

describe("a node that follows a publisher", { timeout: 90_000 }, () => {
  it("accepts bets at the publisher's price, also while nothing changes, and knows the publisher", async () => {
    const now = await untilMoved();
    await vi.waitUntil(() => odds() === now && same(), { timeout: 30_000 });
    const { position, publisher, run, marketId, version } = follower.quote(node.ref) ?? {};
    const there = node.offer.quote(node.ref);
    expect({ position, publisher, run, marketId, version }).toEqual({
      position: publisherPosition(),
      publisher: "test",
      run: node.run,
      marketId: there?.marketId,
      version: there?.version,
    });
    // Ticks without a frame keep its prices: they would be out of date in the second round.
    for (let round = 0; round < 6; round += 1) {
      clock.aheadMs += 400;
      node.tick();
      await vi.waitUntil(() => follower.quote(node.ref)?.state === "open", { timeout: 30_000, interval: 10 });
    }
  });

  it("requests its position as soon as one broadcast is missing, though no later one is of the same match (F3)", async () => {
    await vi.waitUntil(same, { timeout: 30_000 });
    node.lose(true);
    const now = await untilMoved();
    clearInterval(ticking);
    node.tick();
    node.lose(false);
    expect(same()).toBe(false);
    // From here on every broadcast is empty: no frame, no heartbeat.
    ticking = setInterval(() => node.tick(), 100);
    await vi.waitUntil(() => same() && odds() === now, { timeout: 30_000 });
  });

  it("ignores a sender without the lease's secret", async () => {
    await vi.waitUntil(same, { timeout: 30_000 });
    const before = position();
    node.lose(true);
    const now = await untilMoved();
    await new Promise((resolve) => setImmediate(resolve));
    clearInterval(ticking);
    // The very frames that would come next, from another sender.
    expect(node.lost.length).toBeGreaterThan(0);
    node.resend({ sequence: null, frames: node.lost }, "guessed");
    await sleep(500);
    expect(position()).toEqual(before);
    expect(odds()).not.toBe(now);
    node.lose(false);
    node.resend({ sequence: null, frames: node.lost });
    await vi.waitUntil(() => same() && odds() === now, { timeout: 30_000 });
  });

  it("ignores broadcasts of an earlier term, whenever they arrive and whichever secret they have", async () => {
    await vi.waitUntil(same, { timeout: 30_000 });
    clearInterval(ticking);
    const outdated = setInterval(() => node.resend({ term: node.topics.epoch - 1, owner: "another", sequence: 7 }), 50);
    try {
      // Earlier broadcasts make no price current: neither their owner nor their age.
      await vi.waitUntil(() => follower.quote(node.ref)?.state === "stale", { timeout: 30_000 });
      expect(follower.quote(node.ref)?.publisher).toBe("test");
    } finally {
      clearInterval(outdated);
    }
  });

  it("accepts no bets after two missing ticks, serves no topics after ten seconds, and keeps its sockets for twenty", async () => {
    clearInterval(ticking);
    const silent = performance.now();
    const before = clock.now();
    // Long before a browser would call it silent.
    await vi.waitUntil(() => follower.quote(node.ref)?.state === "stale", { timeout: 30_000 });
    expect(follower.topics).not.toBeNull();
    clock.aheadMs += 10_000;
    expect(follower.topics).toBeNull();
    clock.aheadMs += 9_000 - (performance.now() - silent);
    expect(follower.served).not.toBeNull();
    clock.aheadMs += 2_000;
    expect(follower.served).toBeNull();
    // The publisher's clock went on as far as the follower's, or else its frames would count as late; and the market is open.
    await node.go(((clock.now() - before) / 1_000 + 1) * speed);
    await node.go(3_000, () => node.offer.quote(node.ref)?.state === "open");
    ticking = setInterval(() => node.tick(), 100);
    await vi.waitUntil(() => follower.topics !== null, { timeout: 30_000 });
    await expect.poll(() => follower.quote(node.ref)?.state, { interval: 20 }).toBe("open");
  });
});
