import { describe, expect, test } from "vitest";
import { seeded, type Random } from "./testing/random.ts";
import { FeedError } from "./errors.ts";
import { TopicPublisher } from "./publisher/topic-publisher.ts";
import { readSnapshot } from "./snapshot/snapshot.ts";
import { mergeFrame } from "./state/merge-frame.ts";
import type { TopicState } from "./state/topic-state.ts";
import { RandomBook } from "./testing/book.ts";
import { at, Scene } from "./testing/scene.ts";
import { readChange, readLock, readRollback, readSettle } from "./wire/body.ts";
import { readClientFrame, writeClientFrame } from "./wire/client-frame.ts";
import { checkHeader, deltaSum, hashStart, step, stepBytes, stepTopic } from "./wire/check.ts";
import { emptyHeader, kinds, readHeader } from "./wire/header.ts";

/** One of the ways in which bytes go wrong. */
function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  const way = random.whole(6);
  const place = random.whole(bytes.length);
  if (way === 0) return bytes.slice(0, place);
  if (way === 1) return Uint8Array.from([...bytes.slice(0, place), ...bytes.slice(random.whole(bytes.length))]);
  const copy = Uint8Array.from(bytes);
  if (way === 2) copy.fill(random.pick([0, 255, 128, 127]), place, place + 1 + random.whole(12));
  else if (way === 3) copy.set(bytes.slice(random.whole(bytes.length)).slice(0, copy.length - place), place);
  else for (let times = 1 + random.whole(4); times > 0; times--) copy[random.whole(copy.length)] = random.whole(256);
  return copy;
}

/** What a read answered: the error's code, or "valid". Anything else thrown fails the test. */
function outcome(read: () => unknown): string {
  try {
    read();
    return "valid";
  } catch (error) {
    if (error instanceof FeedError) return error.code;
    throw error;
  }
}

function busyFrames(seed: number): { frames: Uint8Array[]; publisher: TopicPublisher } {
  const publisher = new TopicPublisher("list", 1);
  const book = new RandomBook(publisher, seeded(seed));
  const frames: Uint8Array[] = [];
  for (let act = 0; act < 150; act++) frames.push(...book.act(at(act * 100)));
  frames.push(publisher.heartbeat(at(20_000)), publisher.reset("slow", at(20_000)));
  return { frames, publisher };
}

describe("F11: any bytes → a typed error or a valid message, in bounded time and memory", () => {
  test("5,000 mutated frames at a client: each is refused by name, and the state stays one that the server had", () => {
    const random = seeded(11);
    const { frames } = busyFrames(5);
    const scene = new Scene();
    const before = scene.store.held.hash();
    const codes = new Set<string>();
    for (let count = 0; count < 5_000; count++) {
      const original = random.pick(frames);
      const bytes = mutated(original, random);
      if (Buffer.from(bytes).equals(original)) continue;
      for (const effect of scene.feed.receive(bytes, count)) if (effect.type === "report") codes.add(effect.error.code);
      expect(scene.store.held.hash()).toBe(before);
    }
    expect(codes).toContain("malformed");
    expect(codes).toContain("damaged");
  });

  test("5,000 mutated bodies with a right check, as a broken server would send them: merged whole or not at all", () => {
    const random = seeded(12);
    const codes = new Set<string>();
    for (let round = 0; round < 25; round++) {
      const { frames, publisher } = busyFrames(round);
      const { state } = readSnapshot(publisher.snapshot(at(0)));
      for (let count = 0; count < 200; count++) {
        const before = state.hash();
        const code = outcome(() => mergeProven(state, random.pick(frames), random));
        codes.add(code);
        if (code !== "valid") expect(state.hash(), code).toBe(before);
      }
      // What was let in is a state like any other: it can be sent, and read again.
      const again = new Scene();
      again.store.replace(state);
      expect(again.store.matches().length).toBe(state.matches.size);
    }
    for (const code of ["valid", "malformed", "unknown_id", "out_of_range"]) expect(codes).toContain(code);
  });

  test("2,000 mutated snapshots: refused by name, or the same state in other bytes", () => {
    const random = seeded(13);
    const { publisher } = busyFrames(6);
    const snapshot = publisher.snapshot(at(0));
    const handles = readSnapshot(snapshot).state.columns.count;
    for (let count = 0; count < 2_000; count++) {
      const bytes = mutated(snapshot, random);
      outcome(() => {
        const { state, offset, epoch } = readSnapshot(bytes);
        expect([state.hash(), state.columns.count, epoch, offset]).toEqual([
          publisher.hash,
          handles,
          1,
          publisher.position.offset,
        ]);
      });
    }
  });

  test("3,000 mutated requests: refused by name, or requests that a server can serve", () => {
    const random = seeded(14);
    const requests = [
      writeClientFrame({
        type: "hello",
        resume: [
          { topic: "list", epoch: 7, offset: 300 },
          { topic: "match:81", epoch: 7, offset: 2 },
        ],
      }),
      writeClientFrame({ type: "subscribe", topics: ["sports", "list", "match:99"] }),
      writeClientFrame({ type: "unsubscribe", topics: ["match:99"] }),
    ];
    for (let count = 0; count < 3_000; count++) outcome(() => readClientFrame(mutated(random.pick(requests), random)));
  });

  test.each([
    ["a change", readChange],
    ["a lock", readLock],
    ["a settlement", readSettle],
    ["a rollback", readRollback],
  ])("%s of groups in groups, or of nothing but empty rows, ends soon", (_what, read) => {
    for (const byte of [0x0b, 0x0a, 0x12, 0x2a, 0x80, 0xff]) {
      expect(typeof outcome(() => read(new Uint8Array(131_072).fill(byte)))).toBe("string");
      expect(typeof outcome(() => read(new Uint8Array(131_072).map((_, place) => (place % 2 === 0 ? byte : 0))))).toBe(
        "string",
      );
    }
  });
});

/** Merges a frame whose body was mutated, with the check that such a frame would have. */
function mergeProven(state: TopicState, frame: Uint8Array, random: Random): void {
  const header = emptyHeader();
  readHeader(frame, header);
  const body = mutated(frame.slice(header.bodyStart, header.bodyEnd), random);
  header.bodyStart = 0;
  header.bodyEnd = body.length;
  header.headerCheck = checkHeader(stepTopic("list"), header);
  const sum = header.kind === kinds.tick ? tickSum(body) : stepBytes(hashStart, body, 0, body.length);
  header.check = step(header.headerCheck, sum);
  mergeFrame(state, body, header);
}

/** The sum of a tick's body as far as it can be read; the order of its fields is the encoder's. */
function tickSum(body: Uint8Array): number {
  const numbers = (bytes: Uint8Array): number[] => {
    const values: number[] = [];
    let value = 0;
    let shift = 0;
    for (const byte of bytes) {
      value |= (byte & 127) << shift;
      shift = byte > 127 ? shift + 7 : 0;
      if (byte < 128) {
        values.push(value >>> 0);
        value = 0;
      }
    }
    return values;
  };
  const gapsLength = body[1] ?? 0;
  const gaps = numbers(body.slice(2, 2 + gapsLength));
  const deltas = numbers(body.slice(4 + gapsLength));
  let handle = -1;
  return gaps.reduce((sum, gap, place) => {
    handle += gap + 1;
    const value = deltas[place] ?? 0;
    return (sum + deltaSum(handle, (value >>> 1) ^ -(value & 1))) | 0;
  }, 0);
}
