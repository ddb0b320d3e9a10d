import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readHouseFile } from "../../db/ownership.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { spawnHouse } from "../../testing/spawn-house.ts";
import { getSnapshot } from "../testing/live-client.ts";
import { nodeSnapshotPath } from "./node-sockets.ts";
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

/** Two nodes without a broker: they send requests to each other. */
let nodes: Nodes;
let first: Node;
let second: Node;
const isServed = async ({ port }: Node) => (await getSnapshot(port, siteHost, "list")).status === 200;
beforeAll(async () => {
  nodes = await openNodes();
  first = await nodes.start();
  await vi.waitUntil(() => isServed(first), { timeout: 30_000, interval: 100 });
  second = await nodes.start();
  await vi.waitUntil(() => isServed(second), { timeout: 30_000, interval: 100 });
}, 60_000);
afterAll(() => nodes.close());

describe("two nodes", () => {
  it("send clients the same topics, at the same positions with the same hashes", { timeout: 60_000 }, async () => {
    expect(await nodes.publishes(first)).toBe(true);
    const [one, other] = [await follower(first), await follower(second)];
    expect(other.topics).toEqual(one.topics);
    for (const topic of one.topics)
      await expect.poll(() => clientState(other, topic) === clientState(one, topic)).toBe(true);
    for (const topic of one.topics) await expect.poll(() => other.feed.topic(topic)?.phase).toBe("live");
    const before = other.frames.length;
    await expect.poll(() => other.frames.length).toBeGreaterThan(before + 50);
    expect([one.reported, other.reported, one.closed, other.closed]).toEqual([[], [], 0, 0]);
    // What a client lacks is sent again by the node that only passes it on, too.
    const fetched = other.fetched.length;
    const offset = () => one.feed.position("list")?.offset ?? 0;
    const then = offset();
    await other.cut(vi.waitUntil(() => offset() > then + 1, { timeout: 30_000 }));
    await expect.poll(() => other.feed.topic("list")?.phase).toBe("live");
    expect(other.fetched.length).toBe(fetched);
    await Promise.all([one.close(), other.close()]);
  });

  it("accept bets at the publisher's current price", { timeout: 60_000 }, async () => {
    const client = await follower(second);
    const browser = await second.player();
    await vi.waitUntil(
      async () => {
        for (const ref of openOutcomes(client)) if ((await bet(browser, client, ref)).status === 200) return true;
        return false;
      },
      { timeout: 30_000, interval: 100 },
    );
    const { db } = nodes.test;
    const coupons = () => db.selectFrom("coupon").select("status").execute();
    expect(await coupons()).toHaveLength(1);
    await vi.waitUntil(async () => (await coupons())[0]?.status !== "pending", { timeout: 30_000, interval: 100 });
    expect(["open", "rejected"]).toContain((await coupons())[0]?.status);
    await client.close();
  });

  it("answer each other only with the secret from the database", async () => {
    const request = async (secret: string) =>
      (
        await fetch(`http://127.0.0.1:${first.port}${nodeSnapshotPath}list`, {
          headers: { authorization: `Bearer ${secret}` },
        })
      ).status;
    const { secret } = await nodes.test.db.selectFrom("live_lease").select("secret").executeTakeFirstOrThrow();
    expect([await request(secret), await request(secret.slice(1)), await request("")]).toEqual([200, 403, 403]);
  });

  it("refuse a server that wants the database for itself, which then names one of them", async () => {
    const alone = await spawnHouse({ databaseUrl: nodes.test.url, root: nodes.root });
    expect(alone.startReport.code).toBe("house_already_running");
    const both = [first, second].map(({ child, port }) => [child.pid, port]);
    expect(both).toContainEqual([alone.startReport.pid, alone.startReport.port]);
  });

  it("each write a file with their process and port", async () => {
    const note = (port: number) => readHouseFile(join(nodes.root, ".livery"), `node-${port}.json`);
    expect([note(first.port)?.pid, note(second.port)?.pid]).toEqual([first.child.pid, second.child.pid]);
  });

  it("accept no bets at the old prices of a stopped publisher", { timeout: 90_000 }, async () => {
    const client = await follower(second);
    const browser = await second.player();
    const open = () => openOutcomes(client);
    const takes = async () => {
      for (const ref of open()) if ((await bet(browser, client, ref)).status === 200) return true;
      return false;
    };
    await vi.waitUntil(takes, { timeout: 30_000, interval: 100 });
    first.child.kill("SIGSTOP");
    try {
      await sleep(1_000);
      // What a client still sees as open for some seconds.
      for (const ref of open()) {
        const { status } = await bet(browser, client, ref);
        if (await nodes.publishes(first)) expect(status).not.toBe(200);
      }
    } finally {
      first.child.kill("SIGCONT");
    }
    await vi.waitUntil(takes, { timeout: 30_000, interval: 100 });
    await client.close();
  });

  it(
    "continue when the publisher is killed: clients keep their sockets and bets are accepted again",
    { timeout: 90_000 },
    async () => {
      const client = await follower(second);
      const browser = await second.player();
      await expect.poll(() => client.feed.topic("list")?.phase).toBe("live");
      const epoch = client.feed.position("list")?.epoch ?? 0;
      await first.end("SIGKILL");
      await expect.poll(() => client.feed.position("list")?.epoch, { timeout: 30_000 }).toBeGreaterThan(epoch);
      await expect.poll(() => client.feed.topic("list")?.phase).toBe("live");
      expect(await nodes.publishes(second)).toBe(true);
      await vi.waitUntil(
        async () => {
          for (const ref of openOutcomes(client)) if ((await bet(browser, client, ref)).status === 200) return true;
          return false;
        },
        { timeout: 30_000, interval: 100 },
      );
      expect([client.closed, client.reported]).toEqual([0, []]);
      expect(await auditLedger(nodes.test.db)).toMatchObject({ clean: true });
      await client.close();
    },
  );

  it("end in order while others follow them", { timeout: 60_000 }, async () => {
    const third = await nodes.start();
    await vi.waitUntil(() => isServed(third), { timeout: 30_000, interval: 100 });
    expect(await second.end("SIGTERM")).toBe(0);
    await vi.waitUntil(() => nodes.publishes(third), { timeout: 30_000, interval: 100 });
  });
});
