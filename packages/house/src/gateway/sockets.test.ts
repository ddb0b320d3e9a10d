import { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { writeClientFrame } from "@livery/feed";
import { frameOffsetsOf } from "@livery/feed/publisher";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { silentLog } from "../log.ts";
import { liveClient } from "../live/testing/live-client.ts";
import { matchesOf, openTopics, type OpenTopics, siteHost } from "./testing/open-topics.ts";
import { closeCode, rawFrame, rawSocket } from "./testing/raw-client.ts";
import { Topics } from "../live/publisher/topics.ts";
import { Connection } from "./connection.ts";
import { Listeners } from "./listeners.ts";
import { longestQueue } from "./queue.ts";

let open: OpenTopics | undefined;
afterEach(async () => open?.close());

const clientOf = ({ port }: OpenTopics, topics: readonly string[] = ["list"]) => liveClient(port, siteHost, topics);

/** Every price of a topic moves, all of them another way than the last time. */
function move({ topics }: OpenTopics, topic: string, outcomes: number, round: number): void {
  const publisher = topics.get(topic);
  for (let index = 0; index < outcomes; index += 1)
    publisher?.price(
      { marketId: (index >> 1) + 1, outcomeId: (index & 1) + 1 },
      2_000 + ((index * 7 + round * 13) % 900),
    );
}

/** A socket that subscribes to topics, and its received frames. */
async function listener({ port }: OpenTopics, topics: readonly string[]) {
  const named = `${siteHost}:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, {
    headers: { host: named, origin: `http://${named}` },
  });
  const frames: Buffer[] = [];
  socket.on("message", (data: Buffer) => frames.push(data));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(writeClientFrame({ type: "subscribe", topics }));
  await expect.poll(() => frames.length).toBe(topics.length);
  frames.length = 0;
  return { socket, frames };
}

const same = (some: readonly Uint8Array[], others: readonly Uint8Array[]) =>
  some.length === others.length && some.every((each, at) => Buffer.compare(each, others[at] ?? each.slice(1)) === 0);

describe("F7: one slow client never delays another", () => {
  it("a client that reads nothing stays below its limit and gets a reset when it reads, and five others get every tick", async () => {
    const outcomes = 20_000;
    open = await openTopics();
    const { topics, made, ends } = open;
    topics.publish("list", (publisher, stamp) => publisher.change(matchesOf(outcomes), stamp));
    const stuck = await listener(open, ["list"]);
    const end = ends.at(-1);
    const healthy = await Promise.all(Array.from({ length: 5 }, () => listener(open!, ["list"])));
    stuck.socket.pause();
    const before = made.length;
    let full = 0;
    let longest = 0;
    // What the system itself takes of a socket that nobody reads is some megabytes.
    for (let round = 1; full < 20 && round < 400; round += 1) {
      move(open, "list", outcomes, round);
      topics.tick();
      await pause(2);
      longest = Math.max(longest, end?.writableLength ?? 0);
      if ((end?.writableLength ?? 0) > 65_536) full += 1;
    }
    expect(full).toBe(20);
    expect(longest).toBeLessThanOrEqual(longestQueue);
    const sent = made.slice(before);
    for (const { frames } of healthy) {
      await expect.poll(() => frames.length).toBe(sent.length);
      expect(same(frames, sent)).toBe(true);
    }
    stuck.socket.resume();
    const slow = (): number => stuck.frames.findIndex((frame) => frameOffsetsOf(frame).kind === "reset");
    await expect.poll(slow).toBeGreaterThan(0);
    // Of what was sent meanwhile it gets what was queued before it was full, as it was, and then what is sent again.
    expect(same(stuck.frames.slice(0, slow()), sent.slice(0, slow()))).toBe(true);
    expect(slow()).toBeLessThan(sent.length);
    const next = [slow() + 1, made.length] as const;
    move(open, "list", outcomes, 1_000);
    topics.tick();
    await expect.poll(() => same(stuck.frames.slice(next[0]), made.slice(next[1]))).toBe(true);
    for (const { socket } of [stuck, ...healthy]) socket.close();
  });
});

/** A request for topics as any client could write it: `writeClientFrame` writes none that is not allowed. */
function naming(topics: readonly string[]): Buffer {
  const named = Buffer.concat(topics.map((topic) => Buffer.from(`\n${String.fromCharCode(topic.length)}${topic}`)));
  const length: number[] = [];
  for (let left = named.length; ; left >>= 7) {
    length.push(left > 127 ? (left & 127) | 128 : left);
    if (left <= 127) return Buffer.concat([Buffer.of((2 << 3) | 2, ...length), named]);
  }
}

/** A close frame with a code and a reason. */
function closeFrame(code: number, reason: Uint8Array = new Uint8Array()): Buffer {
  return rawFrame({ opcode: 8, payload: Buffer.concat([Buffer.of(code >> 8, code & 255), reason]) });
}

describe("a client that breaks the rules", () => {
  const bytes = (length: number) => new Uint8Array(length).fill(1);
  const subscribe = writeClientFrame({ type: "subscribe", topics: ["list"] });
  const binary = (payload: Uint8Array) => rawFrame({ opcode: 2, payload });
  const many = (count: number, payload: Uint8Array) => Array.from({ length: count }, () => binary(payload));
  const matches = (count: number) => Array.from({ length: count }, (_, at) => `match:${at + 1}`);
  it.each([
    ["4 MiB in one message", [rawFrame({ opcode: 2, payload: bytes(4_194_304) })], 1009, "too_large"],
    ["text", [rawFrame({ opcode: 1, payload: Buffer.from("hello") })], 1007, "malformed"],
    ["a frame that is not masked", [rawFrame({ opcode: 2, payload: subscribe, masked: false })], 1002, "malformed"],
    ["the rest of a message that it did not begin", [rawFrame({ opcode: 0, payload: subscribe })], 1002, "malformed"],
    [
      "a message in parts without end",
      Array.from({ length: 2_000 }, (_, at) => rawFrame({ opcode: at === 0 ? 2 : 0, payload: bytes(1), final: false })),
      1008,
      "too_many",
    ],
    [
      "pings without end",
      Array.from({ length: 2_000 }, () => rawFrame({ opcode: 9, payload: bytes(125) })),
      1008,
      "too_many",
    ],
    [
      "pongs that nobody asked for, without end",
      Array.from({ length: 2_000 }, () => rawFrame({ opcode: 10, payload: bytes(125) })),
      1008,
      "too_many",
    ],
    [
      "4 MiB in parts of 64 KiB",
      Array.from({ length: 64 }, (_, at) =>
        rawFrame({ opcode: at === 0 ? 2 : 0, payload: bytes(65_536), final: at === 63 }),
      ),
      1009,
      "too_large",
    ],
    ["a kind of message that there is not", [rawFrame({ opcode: 3, payload: subscribe })], 1002, "malformed"],
    ["a kind of control frame that there is not", [rawFrame({ opcode: 11, payload: bytes(0) })], 1002, "malformed"],
    ["a reserved bit", [rawFrame({ opcode: 2, payload: subscribe, reserved: 4 })], 1002, "malformed"],
    ["all reserved bits", [rawFrame({ opcode: 2, payload: subscribe, reserved: 7 })], 1002, "malformed"],
    ["a ping in parts", [rawFrame({ opcode: 9, payload: bytes(1), final: false })], 1002, "malformed"],
    ["a close whose reason is no UTF-8", [closeFrame(1000, Buffer.of(0xc3, 0x28))], 1007, "malformed"],
    ["a close with a code that nobody may send", [closeFrame(1005)], 1002, "malformed"],
    ["a close with half a code", [rawFrame({ opcode: 8, payload: bytes(1) })], 1002, "malformed"],
    ["nothing in a message", [binary(bytes(0))], 1007, "malformed"],
    ["half a request", [binary(subscribe.subarray(0, 4))], 1007, "malformed"],
    ["half a request after whole ones", [...many(20, subscribe), binary(subscribe.subarray(0, 4))], 1007, "malformed"],
    ["a topic that there cannot be", [binary(naming(["match:0"]))], 1007, "malformed"],
    ["sixty-five topics in one request", [binary(naming(matches(65)))], 1008, "too_many"],
    ["one topic 10,000 times in one request", [binary(naming(Array(10_000).fill("list")))], 1009, "too_large"],
    ["one topic as often as a request has room for", [binary(naming(Array(600).fill("list")))], 1008, "too_many"],
    ["one topic in 10,000 requests", many(10_000, subscribe), 1008, "too_many"],
    ["a ping that is too long", [rawFrame({ opcode: 9, payload: bytes(126) })], 1002, "malformed"],
  ])("is closed with its own code: %s", async (_what, sent, code, cause) => {
    open = await openTopics();
    const { topics, warned } = open;
    topics.publish("list", (publisher, stamp) => publisher.change(matchesOf(2), stamp));
    const beside = await clientOf(open);
    const live = () => [beside.feed.topic("list")?.phase, beside.feed.topic("list")?.held.hash()];
    await expect.poll(live).toEqual(["live", topics.get("list")?.hash]);
    const raw = await rawSocket(open.port, siteHost);
    raw.write(Buffer.concat(sent));
    expect(await closeCode(raw)).toBe(code);
    expect(warned).toEqual([expect.objectContaining({ code: cause, host: siteHost })]);
    move(open, "list", 2, 1);
    topics.tick();
    await expect.poll(live).toEqual(["live", topics.get("list")?.hash]);
    await beside.close();
  });

  it("with all allowed subscriptions gets every tick, as others do, and is closed for one more topic", async () => {
    open = await openTopics();
    const { topics, made, warned, ends } = open;
    for (const name of ["list", ...matches(64)])
      topics.publish(name, (publisher, stamp) => publisher.change(matchesOf(20), stamp));
    const greedy = await listener(open, matches(64));
    const end = ends.at(-1);
    const beside = await Promise.all(Array.from({ length: 20 }, () => listener(open!, ["list"])));
    const before = made.length;
    for (let round = 1; round <= 20; round += 1) {
      for (const name of topics.names) move(open, name, 20, round);
      topics.tick();
      expect(end?.writableLength ?? 0).toBeLessThanOrEqual(longestQueue);
      await pause(1);
    }
    const isOfList = (frame: Uint8Array) => Buffer.from(frame).subarray(2, 6).toString("latin1") === "list";
    const list = made.slice(before).filter(isOfList);
    const others = made.slice(before).filter((frame) => !isOfList(frame));
    expect(list.length).toBeGreaterThanOrEqual(20);
    expect(others).toHaveLength(64 * list.length);
    await expect.poll(() => same(greedy.frames, others)).toBe(true);
    const closed = new Promise((resolve) => greedy.socket.once("close", resolve));
    greedy.socket.send(subscribe);
    expect(await closed).toBe(1008);
    expect(warned).toEqual([expect.objectContaining({ code: "too_many", host: siteHost })]);
    for (const { frames, socket } of beside) {
      await expect.poll(() => same(frames, list)).toBe(true);
      socket.close();
    }
  });

  it("this test's own encoder writes the request that the client writes", () => {
    expect(new Uint8Array(naming(["list", "match:7"]))).toEqual(
      new Uint8Array(writeClientFrame({ type: "subscribe", topics: ["list", "match:7"] })),
    );
  });

  it("a message in two parts is read as one", async () => {
    open = await openTopics();
    open.topics.publish("list", (publisher, stamp) => publisher.change(matchesOf(2), stamp));
    const raw = await rawSocket(open.port, siteHost);
    raw.write(rawFrame({ opcode: 2, payload: subscribe.subarray(0, 3), final: false }));
    raw.write(rawFrame({ opcode: 0, payload: subscribe.subarray(3) }));
    raw.resume();
    const reply = await new Promise<Buffer>((resolve) => raw.once("data", resolve));
    expect(frameOffsetsOf(reply.subarray(2))).toEqual({ kind: "reset", epoch: 1, from: 1, to: 1 });
    raw.destroy();
    expect(open.warned).toEqual([]);
  });
});

describe("a tick", () => {
  /** Topics with so many sockets that listen to all of them; every buffer and every piece that was written. */
  async function written(sockets: number) {
    const names = ["list", "match:1", "match:2"];
    const listeners = new Listeners();
    const buffers = new Set<Buffer>();
    const frames = { made: 0 };
    let pieces = 0;
    let serverMs = 1_790_000_000_000;
    const topics = new Topics(
      1,
      () => ({ serverMs, sourceAgeMs: 0 }),
      (topic, made) => {
        frames.made += made.length;
        listeners.send(topic, made);
      },
    );
    for (const name of names) topics.publish(name, (publisher, stamp) => publisher.change(matchesOf(4), stamp));
    for (let socket = 0; socket < sockets; socket += 1) {
      const stream = new Duplex({
        read: () => undefined,
        writev: (chunks, done) => {
          for (const { chunk } of chunks) buffers.add(chunk as Buffer);
          pieces += 1;
          done();
        },
      });
      const connection = new Connection({
        socket: {} as WebSocket,
        stream,
        topics: () => topics,
        listeners,
        now: () => serverMs,
        log: silentLog,
        host: "",
      });
      connection.receive(writeClientFrame({ type: "subscribe", topics: names }));
    }
    await pause(1);
    buffers.clear();
    frames.made = pieces = 0;
    for (let round = 1; round <= 40; round += 1) {
      for (const name of names)
        for (const outcomeId of [1, 2]) topics.get(name)?.price({ marketId: 1, outcomeId }, 2_000 + round);
      serverMs += 100;
      topics.tick();
      await pause(0);
    }
    return { made: frames.made, buffers: buffers.size, pieces };
  }

  /** The same over real sockets, each of which gets everything. */
  async function sent(sockets: number) {
    const names = ["list", "match:1", "match:2"];
    open = await openTopics();
    const { topics, made, ends } = open;
    for (const name of names) topics.publish(name, (publisher, stamp) => publisher.change(matchesOf(4), stamp));
    const all = await Promise.all(Array.from({ length: sockets }, () => listener(open!, names)));
    const buffers = new Set<unknown>();
    for (const end of ends) {
      const write = end.write.bind(end) as (...chunks: readonly unknown[]) => boolean;
      end.write = (...chunks: readonly unknown[]) => write(buffers.add(chunks[0]) && chunks[0], ...chunks.slice(1));
    }
    const before = made.length;
    for (let round = 1; round <= 40; round += 1) {
      for (const name of names)
        for (const outcomeId of [1, 2]) topics.get(name)?.price({ marketId: 1, outcomeId }, 2_000 + round);
      topics.tick();
      await pause(0);
    }
    const published = made.slice(before);
    for (const { frames } of all) {
      await expect.poll(() => frames.length).toBe(published.length);
      expect(same(frames, published)).toBe(true);
    }
    const framed = buffers.size;
    for (const { socket } of all) socket.close();
    await open.close();
    const count = (kind: string) => published.filter((frame) => frameOffsetsOf(frame).kind === kind).length;
    return {
      ticks: count("tick"),
      others: published.length - count("tick") - count("heartbeat"),
      framed: framed - published.length,
    };
  }

  it("is encoded and framed once per topic on real sockets, for one socket as for thirty", async () => {
    expect(await sent(1)).toEqual({ ticks: 3 * 40, others: 0, framed: 0 });
    expect(await sent(30)).toEqual({ ticks: 3 * 40, others: 0, framed: 0 });
  });

  it("is encoded and framed once per topic and written in one piece, for any number of sockets", async () => {
    const one = await written(1);
    // Forty ticks of three topics, and heartbeats within 2 s.
    expect(one.made).toBeGreaterThanOrEqual(3 * 40 + 3 * 2);
    expect(one.made).toBeLessThanOrEqual(3 * 40 + 3 * 4);
    expect(one).toEqual({ made: one.made, buffers: one.made, pieces: 40 });
    expect(await written(50)).toEqual({ made: one.made, buffers: one.made, pieces: 50 * 40 });
    expect((await written(0)).made).toBe(one.made);
  });
});
