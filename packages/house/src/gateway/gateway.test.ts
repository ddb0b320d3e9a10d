import { winnerMarkets } from "@livery/betting";
import { get } from "node:http";
import { writeClientFrame } from "@livery/feed";
import { frameKind } from "@livery/feed/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "kysely";
import { WebSocket } from "ws";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { simulatedSource } from "../live/feed-sources.ts";
import { leaseTimes, lock, acquireLease } from "../live/publisher/lease.ts";
import { getSnapshot, liveClient } from "../live/testing/live-client.ts";

const host = "harbour.localhost";
let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({
    live: simulatedSource({ seed: "gateway", speed: 30, matches: { football: 4, tennis: 2, points: 2 } }),
  });
  await vi.waitUntil(async () => (await getSnapshot(house.port, host, "list")).status === 200, {
    timeout: 30_000,
    interval: 100,
  });
});
afterAll(() => house.close());

/** The status of a socket's upgrade; 101 if it was accepted. */
function upgrade(headers: Record<string, string>, path = "/live/v1/socket"): Promise<number> {
  return new Promise((resolve, reject) => {
    const websocket = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const request = get({ port: house.port, host: "127.0.0.1", path, headers: { ...websocket, ...headers } });
    request.on("response", (response) => resolve(response.statusCode ?? 0));
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    request.on("error", reject);
  });
}

describe("the live socket", () => {
  it("opens for a page of the host's own site and for no other", async () => {
    const ownHost = `${host}:${house.port}`;
    expect(await upgrade({ host: ownHost, origin: `http://${ownHost}` })).toBe(101);
    expect(await upgrade({ host: ownHost })).toBe(403);
    expect(await upgrade({ host: ownHost, origin: "http://evil.example" })).toBe(403);
    expect(await upgrade({ host: "evil.example", origin: "http://evil.example" })).toBe(404);
    expect(await upgrade({ host: ownHost, origin: `http://${ownHost}` }, "/live/v1/other")).toBe(404);
  });

  it("sends every topic to a LiveFeed with equal hashes", async () => {
    const client = await liveClient(house.port, host, ["list", "sports"]);
    const list = () => client.feed.topic("list");
    await expect.poll(() => list()?.phase).toBe("live");
    await expect.poll(() => list()?.matches().length).toBeGreaterThanOrEqual(7);
    await expect.poll(() => client.feed.topic("sports")?.sports().length).toBeGreaterThanOrEqual(3);
    const football = list()
      ?.matches()
      .find(({ sportId, markets }) => sportId === 1 && markets.length > 1);
    expect(football?.markets.map(({ marketTypeId }) => marketTypeId)).toEqual(expect.arrayContaining([1, 18]));
    const before = client.frames.length;
    await expect.poll(() => client.frames.length).toBeGreaterThan(before + 20);
    expect(list()?.phase).toBe("live");
    await client.close();
  });

  it("sends a match with all its markets", async () => {
    const first = await liveClient(house.port, host, ["list"]);
    await expect.poll(() => first.feed.topic("list")?.matches().length ?? 0).toBeGreaterThan(0);
    const match = first.feed
      .topic("list")
      ?.matches()
      .find(({ sportId }) => sportId === 1);
    await first.close();
    const client = await liveClient(house.port, host, [`match:${match?.matchId}`]);
    const topic = () => client.feed.topic(`match:${match?.matchId}`);
    await expect.poll(() => topic()?.phase).toBe("live");
    // Its first half may be over, or not, and a cup match has a winner market; each goal decides one of seven lines of total
    // goals, soon after it is published.
    const lacking = (): number => {
      const { markets = [], score = "" } = topic()?.match(match?.matchId ?? 0) ?? {};
      const goals = score.split(":").reduce((sum, each) => sum + Number(each), 0);
      const shown = markets.filter(({ marketTypeId }) => marketTypeId !== 60 && !winnerMarkets.has(marketTypeId));
      return 16 - Math.min(goals, 7) - shown.length;
    };
    await expect.poll(lacking).toBe(0);
    await client.close();
  });

  it("sends a reconnected client the frames that it missed, and no snapshot", async () => {
    const client = await liveClient(house.port, host, ["list"]);
    const other = await liveClient(house.port, host, ["list"]);
    const phase = () => client.feed.topic("list")?.phase;
    await expect.poll(phase).toBe("live");
    await expect.poll(() => client.feed.topic("list")?.matches().length ?? 0).toBeGreaterThan(3);
    const { fetched } = client;
    const before = fetched.length;
    const offset = () => other.feed.position("list")?.offset ?? 0;
    await expect.poll(offset).toBeGreaterThan(0);
    const then = offset();
    await client.cut(vi.waitUntil(() => offset() > then + 2, { timeout: 30_000 }));
    expect(phase()).not.toBe("live");
    await expect.poll(phase).toBe("live");
    // A heartbeat with the server's hash is compared from now on: a difference would be reported.
    const heartbeats = () => client.frames.filter((frame) => frameKind(frame) === "heartbeat").length;
    const compared = heartbeats();
    await expect.poll(heartbeats).toBeGreaterThan(compared);
    expect([phase(), fetched.length, client.reported]).toEqual(["live", before, []]);
    await client.close();
    await other.close();
  });

  it("answers that an unknown topic is gone", async () => {
    const client = await liveClient(house.port, host, ["match:4000000000"]);
    await expect.poll(() => client.feed.topic("match:4000000000")?.phase).toBe("gone");
    await client.close();
  });

  it("is closed after an unreadable or too long message, and others stay open", async () => {
    const open = () =>
      new WebSocket(`ws://127.0.0.1:${house.port}/live/v1/socket`, {
        headers: { host: `${host}:${house.port}`, origin: `http://${host}:${house.port}` },
      });
    const codeAfter = (bytes: Uint8Array | string): Promise<number> =>
      new Promise((resolve) => {
        const socket = open();
        socket.on("open", () => socket.send(bytes));
        socket.on("close", (code) => resolve(code));
      });
    expect(await codeAfter(Uint8Array.of(255, 255, 255, 1))).toBe(1007);
    expect(await codeAfter(new Uint8Array(5_000))).toBe(1009);
    expect(await codeAfter("hello")).toBe(1007);
    const client = await liveClient(house.port, host, ["list"]);
    await expect.poll(() => client.feed.topic("list")?.phase).toBe("live");
    await client.close();
  });

  it("logs one line with the typed cause for a socket whose message it refuses", async () => {
    const refused = (): unknown[] =>
      house.logged
        .map((line) => JSON.parse(line) as { code?: string; host?: string; msg: string })
        .filter(({ msg }) => msg === "a live socket is closed for what its client sent")
        .map(({ code, host: site }) => [code, site]);
    const after = async (...messages: (Uint8Array | string)[]): Promise<unknown[]> => {
      house.logged.length = 0;
      await new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${house.port}/live/v1/socket`, {
          headers: { host: `${host}:${house.port}`, origin: `http://${host}:${house.port}` },
        });
        socket.on("open", () => {
          for (const message of messages) socket.send(message);
        });
        socket.on("close", () => resolve());
      });
      await expect.poll(refused).not.toEqual([]);
      return refused();
    };
    expect(await after(Uint8Array.of(255, 255, 255, 1), Uint8Array.of(255, 1), "hello")).toEqual([["malformed", host]]);
    expect(await after("hello")).toEqual([["malformed", host]]);
    expect(await after(new Uint8Array(5_000))).toEqual([["too_large", host]]);
    const request = writeClientFrame({ type: "subscribe", topics: ["list"] });
    expect(await after(...Array.from({ length: 230 }, () => request))).toEqual([["too_many", host]]);
  });
});

describe("a snapshot over HTTP", () => {
  it("must be revalidated by a shared cache, since the position changes with each tick", async () => {
    const { headers } = await getSnapshot(house.port, host, "sports");
    // Seconds are the smallest unit of a cache's clock, and ten ticks: only the place says whether an answer is fresh.
    expect(headers["cache-control"]).toBe("public, no-cache");
    const conditionalGet = async (tag: string) =>
      (await getSnapshot(house.port, host, "sports", { "if-none-match": tag })).status;
    // The place may move between two requests; of a topic that seldom does, one of some is the same.
    await expect
      .poll(async () => conditionalGet(String((await getSnapshot(house.port, host, "sports")).headers["etag"])))
      .toBe(304);
    await expect
      .poll(async () =>
        conditionalGet(`W/"0.1", W/${String((await getSnapshot(house.port, host, "sports")).headers["etag"])}`),
      )
      .toBe(304);
    expect(await conditionalGet('"0.1"')).toBe(200);
  });

  it("is compressed, and its position is its ETag", async () => {
    const { status, headers, body, bytes } = await getSnapshot(house.port, host, "list");
    expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([
      200,
      "application/x-protobuf",
      "br",
    ]);
    expect(headers["etag"]).toMatch(/^"\d+\.\d+"$/u);
    expect(bytes).toBeLessThan(body.length);
    const plain = await getSnapshot(house.port, host, "list", { "accept-encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  it("is 404 for an unknown topic", async () => {
    expect((await getSnapshot(house.port, host, "match:4000000000")).status).toBe(404);
    expect((await getSnapshot(house.port, host, "nothing")).status).toBe(404);
  });
});

describe("a server that does not publish at the moment", () => {
  it("answers that snapshots are not available yet, instead of that the topic is gone", async () => {
    const { test } = house;
    const acquired = acquireLease(test.connection, new AbortController().signal, null, undefined, {
      ...leaseTimes,
      freeMs: 1,
    });
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and objid = ${lock} and database = (select oid from pg_database where datname = current_database())`.execute(
      test.db,
    );
    const lease = await acquired;
    const status = async () => (await getSnapshot(house.port, host, "list")).status;
    try {
      await expect.poll(status).not.toBe(200);
      expect(await status()).toBe(503);
    } finally {
      await lease?.release();
    }
    await expect.poll(status).toBe(200);
  });
});
