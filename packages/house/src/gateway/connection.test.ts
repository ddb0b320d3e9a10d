import { PassThrough } from "node:stream";
import { LiveFeed, writeClientFrame } from "@livery/feed";
import { frameOffsetsOf } from "@livery/feed/publisher";
import { describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { silentLog } from "../log.ts";
import { Topics } from "../live/publisher/topics.ts";
import { Connection, slowAfterMs } from "./connection.ts";
import { Listeners } from "./listeners.ts";
import { fullAbove, longestQueue } from "./queue.ts";
import { serverFrame } from "./server-frame.ts";

/** A client that reads when the test says so, of a server with the topics list and sports. */
function client() {
  let now = 1_000_000;
  const topics = new Topics(
    1,
    () => ({ serverMs: now, sourceAgeMs: 0 }),
    () => undefined,
  );
  topics.publish("list", (publisher, stamp) =>
    publisher.change(
      {
        matches: [{ matchId: 1, home: "A" }],
        markets: [{ marketId: 5, matchId: 1 }],
        outcomes: [{ marketId: 5, outcomeId: 1, odds: 2_000 }],
      },
      stamp,
    ),
  );
  topics.publish("sports", (publisher, stamp) =>
    publisher.change({ sports: [{ sportId: 1, name: "Football" }] }, stamp),
  );
  const stream = new PassThrough({ highWaterMark: 1 });
  const closed: (number | "terminated")[] = [];
  const socket = {
    close: (code: number) => closed.push(code),
    terminate: () => closed.push("terminated"),
  } as unknown as WebSocket;
  const listeners = new Listeners();
  const connection = new Connection({
    socket,
    stream,
    topics: () => topics,
    listeners,
    now: () => now,
    log: silentLog,
    host: "",
  });
  const feed = new LiveFeed({ schedule: () => undefined });
  feed.subscribe("list", 0);
  const [subscribe] = feed.opened(0).flatMap((effect) => (effect.type === "send" ? [effect.bytes] : []));
  const subscription = subscribe ?? new Uint8Array();
  connection.receive(subscription);
  /** All that there is to read after this turn. */
  const read = async (): Promise<Buffer> => {
    await new Promise((resolve) => setImmediate(resolve));
    const parts: Buffer[] = [];
    for (let part = stream.read() as Buffer | null; part !== null; part = stream.read() as Buffer | null)
      parts.push(part);
    return Buffer.concat(parts);
  };
  return { subscription, connection, listeners, stream, closed, topics, read, pass: (ms: number) => (now += ms) };
}

type Client = ReturnType<typeof client>;

/** The payloads of server frames that stand one after the other. */
function payloads(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = (bytes[at + 1] ?? 0) & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    found.push(bytes.subarray(at + head, at + head + length));
    at += head + length;
  }
  return found;
}

/** Publishes in a topic, as the publisher does. */
function publish(
  { topics, listeners }: Client,
  topic: string,
  makeFrames: Parameters<Topics["publish"]>[1],
): Uint8Array[] {
  const made: Uint8Array[] = [];
  topics.publish(topic, (publisher, stamp) => {
    made.push(...makeFrames(publisher, stamp));
    return made;
  });
  listeners.send(topic, made);
  return made;
}

/** A change of sixty matches of a thousand letters. */
const long = (round: number) => ({
  matches: Array.from({ length: 60 }, (_, index) => ({ matchId: 100 + index, home: `${round} ${"x".repeat(990)}` })),
});

/** Publishes long frames until the client is lagging. */
function fill(each: Client): Uint8Array[] {
  const published: Uint8Array[] = [];
  while (each.stream.writableLength <= fullAbove)
    published.push(...publish(each, "list", (publisher, stamp) => publisher.change(long(published.length), stamp)));
  return published;
}

const price = (each: Client, odds: number): Uint8Array[] =>
  publish(each, "list", (publisher, stamp) => {
    publisher.price({ marketId: 5, outcomeId: 1 }, odds);
    return publisher.flush(stamp);
  });

async function readAll({ read, connection }: Client): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (let round = 0; round < 20; round += 1) parts.push(await read());
  connection.catchUp();
  parts.push(await read());
  return payloads(Buffer.concat(parts));
}

describe("a client that does not read", () => {
  it("receives nothing while 64 KiB wait for it, then the changes as they were sent and the prices between them merged", async () => {
    const each = client();
    await each.read();
    const filled = fill(each);
    price(each, 2_100);
    const queued = each.stream.writableLength + each.stream.readableLength;
    expect(queued).toBeGreaterThan(fullAbove);
    expect(queued).toBeLessThan(longestQueue);
    price(each, 2_200);
    price(each, 2_300);
    const locked = publish(each, "list", (publisher, stamp) => publisher.lock(true, { markets: [5] }, stamp));
    price(each, 1_900);
    price(each, 1_950);
    publish(each, "sports", (publisher, stamp) => publisher.change({ sports: [{ sportId: 2 }] }, stamp));
    const offset = each.topics.get("list")?.position.offset ?? 0;
    expect(each.stream.writableLength + each.stream.readableLength).toBe(queued);
    const got = await readAll(each);
    expect(got.slice(0, filled.length).map((frame) => new Uint8Array(frame))).toEqual(filled);
    const missed = got.slice(filled.length);
    expect(missed.map((frame) => frameOffsetsOf(frame))).toEqual([
      { kind: "tick", epoch: 1, from: offset - 6, to: offset - 3 },
      { kind: "lock", epoch: 1, from: offset - 3, to: offset - 2 },
      // It fell and rose: what it did last is named.
      { kind: "change", epoch: 1, from: offset - 2, to: offset },
      { kind: "heartbeat", epoch: 1, from: offset, to: offset },
    ]);
    expect(new Uint8Array(missed[1] ?? [])).toEqual(locked[0]);
    const next = price(each, 2_000);
    expect(payloads(await each.read()).map((frame) => new Uint8Array(frame))).toEqual(next);
    expect(each.closed).toEqual([]);
  });

  it("gets a reset when the frames that it missed are no longer cached or are too many", async () => {
    const each = client();
    fill(each);
    for (let round = 2; round < 20; round += 1)
      publish(each, "list", (publisher, stamp) => publisher.change(long(round), stamp));
    const [last] = (await readAll(each)).slice(-1);
    expect(last && new Uint8Array(last)).toEqual(each.topics.get("list")?.reset("slow", each.topics.stamp()));
  });

  it("is told that a topic has ended meanwhile, and gets a reset for a topic that it subscribes to", async () => {
    const each = client();
    fill(each);
    price(each, 2_200);
    each.connection.receive(writeClientFrame({ type: "subscribe", topics: ["sports", "match:7"] }));
    each.topics.end("list");
    const got = (await readAll(each)).slice(-3);
    const reset = each.topics.get("sports")?.reset("subscribed", each.topics.stamp());
    expect(got.map((frame) => frameOffsetsOf(frame).kind)).toEqual(["reset", "reset", "reset"]);
    expect(got[1] && new Uint8Array(got[1])).toEqual(reset);
    expect([...each.connection.subscribed]).toEqual(["sports"]);
  });

  it("never has more than 256 KiB queued, whatever it requests", async () => {
    const each = client();
    fill(each);
    const hello = writeClientFrame({ type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] });
    for (let round = 0; round < 150; round += 1) {
      each.connection.receive(hello);
      expect(each.stream.writableLength + each.stream.readableLength).toBeLessThanOrEqual(longestQueue);
    }
    expect((await readAll(each)).map((frame) => frameOffsetsOf(frame).kind).slice(-3)).toEqual([
      "change",
      "change",
      "heartbeat",
    ]);
  });

  it("is closed as slow after thirty seconds without reading", () => {
    const each = client();
    const { connection, closed, pass } = each;
    fill(each);
    price(each, 2_200);
    pass(slowAfterMs - 1_000);
    connection.catchUp();
    expect(closed).toEqual([]);
    pass(2_000);
    connection.catchUp();
    expect(closed).toEqual([1013, "terminated"]);
  });
});

describe("a client with too many requests", () => {
  it("is refused after two hundred requests in ten seconds", async () => {
    const { connection, closed, pass, subscription, read } = client();
    for (let count = 1; count < 200; count += 1) {
      connection.receive(subscription);
      await read();
    }
    expect(closed).toEqual([]);
    pass(11_000);
    connection.receive(subscription);
    expect(closed).toEqual([]);
    for (let count = 0; count < 200; count += 1) {
      connection.receive(subscription);
      await read();
    }
    expect(closed).toEqual([1008]);
  });
});

describe("a client's topics", () => {
  it("are only those that it subscribed to", async () => {
    const { connection, listeners, read, topics } = client();
    await read();
    listeners.send("sports", [new Uint8Array(10)]);
    expect(await read()).toHaveLength(0);
    expect([...connection.subscribed]).toEqual(["list"]);
    connection.receive(writeClientFrame({ type: "subscribe", topics: ["sports"] }));
    connection.receive(writeClientFrame({ type: "unsubscribe", topics: ["list"] }));
    await read();
    const reset = topics.get("sports")?.reset("subscribed", topics.stamp()) ?? new Uint8Array();
    listeners.send("list", [new Uint8Array(10)]);
    listeners.send("sports", [reset]);
    expect(await read()).toEqual(serverFrame(reset));
    connection.close("restart");
    listeners.send("sports", [reset]);
    expect(await read()).toHaveLength(0);
  });
});

describe("a frame for all subscribers", () => {
  it("has the header of RFC 6455 for every length", () => {
    for (const [length, header] of [
      [0, 2],
      [125, 2],
      [126, 4],
      [65_535, 4],
      [65_536, 10],
    ] as const) {
      const framed = serverFrame(new Uint8Array(length).fill(7));
      expect(framed).toHaveLength(header + length);
      expect(framed[0]).toBe(0x82);
      expect(header === 2 ? framed[1] : header === 4 ? framed.readUInt16BE(2) : Number(framed.readBigUInt64BE(2))).toBe(
        length,
      );
    }
  });
});
