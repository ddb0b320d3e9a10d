import { gzipSync } from "node:zlib";
import { LiveFeed } from "@livery/feed";
import { describe, expect, test } from "vitest";
import type { ChaosOptions } from "../chaos.ts";
import { newTopic, snapshotOf, ticks } from "../testing/frames.ts";
import { call, openHouse, openTestChaos } from "../testing/house.ts";

/** A house whose snapshots tell the how-manieth they are. */
async function openSnapshots(options: Partial<ChaosOptions>) {
  const counts = new Map<string, number>();
  const house = await openHouse((request, response) => {
    const count = counts.get(request.url ?? "") ?? 0;
    counts.set(request.url ?? "", count + 1);
    const body = Buffer.from(`${request.url} ${count} ${"x".repeat(200)}`);
    const packed = request.headers["accept-encoding"] === "gzip";
    response.writeHead(200, { etag: `"${count}"`, ...(packed && { "content-encoding": "gzip" }) });
    response.end(packed ? gzipSync(body) : body);
  });
  const chaos = await openTestChaos(house.target, options);
  const get = async (topic: string) => (await call(chaos.port, `/live/v1/snapshot/${topic}`)).body.toString();
  return { chaos, get, counts };
}

const path = (topic: string, count: number) => `/live/v1/snapshot/${topic} ${count} `;

describe("a snapshot through the proxy", () => {
  test("is complete and current without a fault", async () => {
    const { get, chaos } = await openSnapshots({ faults: { truncate: 1 }, only: { kinds: ["tick"] } });
    for (const count of [0, 1, 2]) expect(await get("list")).toContain(path("list", count));
    expect(chaos.log).toEqual([]);
  });

  test("is truncated, without a length in its headers", async () => {
    const { get, chaos } = await openSnapshots({
      faults: { truncate: 1 },
      only: { kinds: ["snapshot"], topics: ["match:*"] },
    });
    const whole = `${path("match:7", 0)}${"x".repeat(200)}`;
    const cut = await get("match:7");
    expect(cut.length).toBeLessThan(whole.length);
    expect(whole.startsWith(cut)).toBe(true);
    expect(await get("list")).toContain(path("list", 0));
    expect(chaos.log).toEqual([
      expect.objectContaining({
        fault: "truncate",
        kind: "snapshot",
        topics: ["match:7"],
        index: 0,
        connection: null,
        detail: `${cut.length} of ${whole.length} bytes`,
      }),
    ]);
  });

  test("has one bit flipped", async () => {
    const { get, chaos } = await openSnapshots({ faults: { flip: 1 } });
    const whole = `${path("list", 0)}${"x".repeat(200)}`;
    const flipped = await get("list");
    const bitIndex = Number(/bit (\d+)/.exec(chaos.log[0]?.detail ?? "")?.[1]);
    expect([...Buffer.from(flipped, "latin1").keys()].filter((at) => flipped[at] !== whole[at])).toEqual([
      bitIndex >> 3,
    ]);
  });

  test("is replaced by an earlier one of its topic with its headers, except for the first one", async () => {
    const { chaos, get } = await openSnapshots({ faults: { stale: 1 } });
    expect(await get("list")).toContain(path("list", 0));
    expect(await get("sports")).toContain(path("sports", 0));
    const second = await call(chaos.port, "/live/v1/snapshot/list");
    expect(second.body.toString()).toContain(path("list", 0));
    expect(second.headers["etag"]).toBe('"0"');
    expect(chaos.log).toMatchObject([{ fault: "stale", topics: ["list"], index: 1 }]);
  });

  test("is not logged as stale while the server's answer is the same", async () => {
    const house = await openHouse((_request, response) => response.end("the same"));
    const chaos = await openTestChaos(house.target, { faults: { stale: 1 } });
    for (const _ of [0, 1, 2])
      expect((await call(chaos.port, "/live/v1/snapshot/list")).body.toString()).toBe("the same");
    expect(chaos.log).toEqual([]);
  });

  test("is stale only in an encoding that the request accepts", async () => {
    const { chaos } = await openSnapshots({ faults: { stale: 1 } });
    const packed = () => call(chaos.port, "/live/v1/snapshot/list", { headers: { "accept-encoding": "gzip" } });
    await packed();
    expect((await call(chaos.port, "/live/v1/snapshot/list")).body.toString()).toContain(path("list", 1));
    expect((await packed()).headers["content-encoding"]).toBe("gzip");
  });

  test("is delayed and complete", async () => {
    const { get, chaos } = await openSnapshots({ faults: { delay: { probability: 1, amount: 20 } } });
    expect(await get("list")).toBe(`${path("list", 0)}${"x".repeat(200)}`);
    expect(chaos.log).toMatchObject([{ fault: "delay", detail: "20 ms" }]);
  });

  test("is not answered: the connection is closed, reset or left open", async () => {
    for (const fault of ["drop", "reset"] as const) {
      const { get, counts } = await openSnapshots({ faults: { [fault]: 1 } });
      await expect(get("list")).rejects.toThrow(fault === "drop" ? "socket hang up" : "ECONNRESET");
      expect(counts.size).toBe(0);
    }
    const { get, chaos } = await openSnapshots({ faults: { "half-open": 1 } });
    const silent = get("list");
    await expect.poll(() => chaos.log.length).toBe(1);
    await Promise.all([chaos.close(), expect(silent).rejects.toThrow("socket hang up")]);
  });

  test("is counted per topic, so that requests for other topics change nothing", async () => {
    const faults = { truncate: 0.5 };
    const one = await openSnapshots({ faults });
    const two = await openSnapshots({ faults });
    for (let round = 0; round < 12; round++) {
      await one.get("list");
      await two.get("list");
      if (round % 3 === 0) await two.get("match%3A7");
    }
    const list = (log: typeof one.chaos.log) => log.filter(({ topics }) => topics[0] === "list");
    expect(list(one.chaos.log).length).toBeGreaterThan(2);
    expect(list(two.chaos.log)).toEqual(list(one.chaos.log));
    expect(two.chaos.log.some(({ topics }) => topics[0] === "match:7")).toBe(true);
  });

  test("with a fault is refused by the client as a whole, and a stale one is one of the server's earlier ones", async () => {
    const publisher = newTopic("list");
    const house = await openHouse((_request, response) => {
      response.end(snapshotOf(publisher));
      ticks(publisher, 3);
    });
    const feed = new LiveFeed({ schedule: () => {} });
    feed.subscribe("list", 0);
    feed.opened(0);
    const chaos = await openTestChaos(house.target, { faults: { flip: 1 } });
    const fetched = async () => (await call(chaos.port, "/live/v1/snapshot/list")).body;
    const effects = feed.snapshot("list", await fetched(), 0);
    expect(effects.some(({ type }) => type === "report")).toBe(true);
    expect(feed.position("list")).toBeNull();
    chaos.set({ stale: 1 });
    feed.snapshot("list", await fetched(), 0);
    expect(feed.position("list")).toMatchObject({ epoch: 3 });
  });
});
