import { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { writeClientFrame } from "@livery/feed";
import { placesOf } from "@livery/feed/publisher";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { silentLog } from "../../log.ts";
import { liveClient } from "../testing/live-client.ts";
import { matchesOf, openTopics, type OpenTopics, siteHost } from "../testing/open-topics.ts";
import { closeCode, rawFrame, rawSocket } from "../testing/raw-client.ts";
import { Topics } from "../publisher/topics.ts";
import { Connection } from "./connection.ts";
import { Listeners } from "./listeners.ts";
import { longestQueue } from "./queue.ts";

let open: OpenTopics | undefined;
afterEach(async () => open?.close());

const clientOf = ({ port }: OpenTopics, topics: readonly string[] = ["list"]) => liveClient(port, siteHost, topics);

/** Every price of a topic moves, all of them another way than the last time. */
function move({ topics }: OpenTopics, topic: string, outcomes: number, turn: number): void {
  const publisher = topics.get(topic);
  for (let place = 0; place < outcomes; place += 1)
    publisher?.price(
      { marketId: (place >> 1) + 1, outcomeId: (place & 1) + 1 },
      2_000 + ((place * 7 + turn * 13) % 900),
    );
}

/** A socket that listens to topics, and the frames that came to it. */
async function listener({ port }: OpenTopics, topics: readonly string[]) {
  const named = `${siteHost}:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, {
    headers: { host: named, origin: `http://${named}` },
  });
  const frames: Buffer[] = [];
  socket.on("message", (data: Buffer) => frames.push(data));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(writeClientFrame({ type: "subscribe", topics }));
  await expect.poll(() => frames.length, { timeout: 10_000 }).toBe(topics.length);
  frames.length = 0;
  return { socket, frames };
}

const same = (some: readonly Uint8Array[], others: readonly Uint8Array[]) =>
  some.length === others.length && some.every((each, at) => Buffer.compare(each, others[at] ?? each.slice(1)) === 0);

describe("F7: one slow client never delays another", () => {
  it("a client that reads nothing stays below its bound and begins anew when it reads; twenty beside it get every tick", async () => {
    const outcomes = 20_000;
    open = await openTopics();
    const { topics, made, ends } = open;
    topics.say("list", (publisher, stamp) => publisher.change(matchesOf(outcomes), stamp));
    const stuck = await listener(open, ["list"]);
    const end = ends.at(-1);
    const healthy = await Promise.all(Array.from({ length: 20 }, () => listener(open!, ["list"])));
    stuck.socket.pause();
    const before = made.length;
    let full = 0;
    let longest = 0;
    // What the system itself takes of a socket that nobody reads is some megabytes.
    for (let turn = 1; full < 20 && turn < 400; turn += 1) {
      move(open, "list", outcomes, turn);
      topics.tick();
      await pause(2);
      longest = Math.max(longest, end?.writableLength ?? 0);
      if ((end?.writableLength ?? 0) > 65_536) full += 1;
    }
    expect(full).toBe(20);
    expect(longest).toBeLessThanOrEqual(longestQueue);
    const sent = made.slice(before);
    for (const { frames } of healthy) {
      await expect.poll(() => frames.length, { timeout: 20_000 }).toBe(sent.length);
      expect(same(frames, sent)).toBe(true);
    }
    stuck.socket.resume();
    const slow = (): number => stuck.frames.findIndex((frame) => placesOf(frame).kind === "reset");
    await expect.poll(slow, { timeout: 20_000 }).toBeGreaterThan(0);
    // Of what was sent meanwhile it gets what was queued before it was full, as it was, and then what is sent again.
    expect(same(stuck.frames.slice(0, slow()), sent.slice(0, slow()))).toBe(true);
    expect(slow()).toBeLessThan(sent.length);
    const next = [slow() + 1, made.length] as const;
    move(open, "list", outcomes, 1_000);
    topics.tick();
    await expect.poll(() => same(stuck.frames.slice(next[0]), made.slice(next[1])), { timeout: 20_000 }).toBe(true);
    for (const { socket } of [stuck, ...healthy]) socket.close();
  });
});

describe("a client that does not keep to the rules", () => {
  const bytes = (length: number) => new Uint8Array(length).fill(1);
  const subscribe = writeClientFrame({ type: "subscribe", topics: ["list"] });
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
    ["a ping that is too long", [rawFrame({ opcode: 9, payload: bytes(126) })], 1002, "malformed"],
  ])("is closed with its own code: %s", async (_what, sent, code, cause) => {
    open = await openTopics();
    const { topics, warned } = open;
    topics.say("list", (publisher, stamp) => publisher.change(matchesOf(2), stamp));
    const beside = await clientOf(open);
    const live = () => [beside.feed.topic("list")?.phase, beside.feed.topic("list")?.held.hash()];
    await expect.poll(live, { timeout: 10_000 }).toEqual(["live", topics.get("list")?.hash]);
    const raw = await rawSocket(open.port, siteHost);
    raw.write(Buffer.concat(sent));
    expect(await closeCode(raw)).toBe(code);
    expect(warned).toEqual([expect.objectContaining({ code: cause, host: siteHost })]);
    move(open, "list", 2, 1);
    topics.tick();
    await expect.poll(live, { timeout: 10_000 }).toEqual(["live", topics.get("list")?.hash]);
    await beside.close();
  });

  it("a message in two parts is one message", async () => {
    open = await openTopics();
    open.topics.say("list", (publisher, stamp) => publisher.change(matchesOf(2), stamp));
    const raw = await rawSocket(open.port, siteHost);
    raw.write(rawFrame({ opcode: 2, payload: subscribe.subarray(0, 3), final: false }));
    raw.write(rawFrame({ opcode: 0, payload: subscribe.subarray(3) }));
    raw.resume();
    const answer = await new Promise<Buffer>((resolve) => raw.once("data", resolve));
    expect(placesOf(answer.subarray(2))).toEqual({ kind: "reset", epoch: 1, from: 1, to: 1 });
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
    for (const name of names) topics.say(name, (publisher, stamp) => publisher.change(matchesOf(4), stamp));
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
    for (let turn = 1; turn <= 40; turn += 1) {
      for (const name of names)
        for (const outcomeId of [1, 2]) topics.get(name)?.price({ marketId: 1, outcomeId }, 2_000 + turn);
      serverMs += 100;
      topics.tick();
      await pause(0);
    }
    return { made: frames.made, buffers: buffers.size, pieces };
  }

  it("is made and framed once for each topic, and leaves in one piece, whatever the number of sockets", async () => {
    const one = await written(1);
    // Forty ticks of three topics, and heartbeats within 2 s.
    expect(one.made).toBeGreaterThanOrEqual(3 * 40 + 3 * 2);
    expect(one.made).toBeLessThanOrEqual(3 * 40 + 3 * 4);
    expect(one).toEqual({ made: one.made, buffers: one.made, pieces: 40 });
    expect(await written(50)).toEqual({ made: one.made, buffers: one.made, pieces: 50 * 40 });
    expect((await written(0)).made).toBe(one.made);
  });
});
