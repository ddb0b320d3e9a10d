import { PassThrough } from "node:stream";
import { LiveFeed, writeClientFrame } from "@livery/feed";
import { describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { silentLog } from "../../log.ts";
import { Topics } from "../publisher/topics.ts";
import { Connection, longestQueue, slowAfterMs } from "./connection.ts";
import { Listeners } from "./listeners.ts";
import { serverFrame } from "./server-frame.ts";

/** A client that reads when the test says so, of a house with a list and sports. */
function client() {
  let now = 1_000_000;
  const topics = new Topics(
    1,
    () => ({ serverMs: now, sourceAgeMs: 0 }),
    () => undefined,
  );
  topics.say("list", (publisher, stamp) => publisher.change({ matches: [{ matchId: 1, home: "A" }] }, stamp));
  topics.say("sports", (publisher, stamp) => publisher.change({ sports: [{ sportId: 1, name: "Football" }] }, stamp));
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
  const ask = subscribe ?? new Uint8Array();
  connection.receive(ask);
  /** All that there is to read after this turn. */
  const read = async (): Promise<Buffer> => {
    await new Promise((resolve) => setImmediate(resolve));
    const parts: Buffer[] = [];
    for (let part = stream.read() as Buffer | null; part !== null; part = stream.read() as Buffer | null)
      parts.push(part);
    return Buffer.concat(parts);
  };
  return { ask, connection, listeners, stream, closed, topics, read, pass: (ms: number) => (now += ms) };
}

const frame = serverFrame(new Uint8Array(100_000));

describe("a client that does not read", () => {
  it("has at most 256 KiB queued: further frames are dropped, and it begins anew once it has read", async () => {
    const { connection, stream, read, topics, closed } = client();
    for (let count = 0; count < 10; count += 1) connection.send("list", frame);
    expect(stream.writableLength + stream.readableLength).toBeLessThanOrEqual(longestQueue + frame.length);
    const kept = stream.writableLength;
    connection.send("list", frame);
    expect(stream.writableLength).toBe(kept);
    connection.tend();
    for (let turn = 0; turn < 20; turn += 1) await read();
    connection.tend();
    const reset = topics.get("list")?.reset("slow", topics.stamp()) ?? new Uint8Array();
    expect((await read()).equals(serverFrame(reset))).toBe(true);
    connection.send("list", serverFrame(Uint8Array.of(1, 2, 3)));
    expect(await read()).toEqual(serverFrame(Uint8Array.of(1, 2, 3)));
    expect(closed).toEqual([]);
  });

  it("is closed as slow when it has not read for thirty seconds", () => {
    const { connection, closed, pass } = client();
    for (let count = 0; count < 10; count += 1) connection.send("list", frame);
    pass(slowAfterMs - 1_000);
    connection.tend();
    expect(closed).toEqual([]);
    pass(2_000);
    connection.tend();
    expect(closed).toEqual([1013, "terminated"]);
  });
});

describe("a client that asks without end", () => {
  it("is refused after two hundred requests in ten seconds", async () => {
    const { connection, closed, pass, ask, read } = client();
    for (let count = 1; count < 200; count += 1) {
      connection.receive(ask);
      await read();
    }
    expect(closed).toEqual([]);
    pass(11_000);
    connection.receive(ask);
    expect(closed).toEqual([]);
    for (let count = 0; count < 200; count += 1) {
      connection.receive(ask);
      await read();
    }
    expect(closed).toEqual([1008]);
  });
});

describe("a client's topics", () => {
  it("are what it asked for and nothing else", async () => {
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

describe("a frame for everybody", () => {
  it("is framed as RFC 6455 says, whatever its length", () => {
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
