import { fromBinary, isMessage, type Message, toBinary } from "@bufbuild/protobuf";
import { describe, expect, test } from "vitest";
import { TopicPublisher } from "./publisher/topic-publisher.ts";
import { RandomBook } from "./testing/book.ts";
import { described } from "./testing/described.ts";
import { seeded } from "./testing/random.ts";
import { writeClientFrame } from "./wire/client-frame.ts";

/** The same bytes as the other hands write them, of what they understood alone; and the names of the fields that they read. */
function written(name: string, bytes: Uint8Array, read: Set<string>): Uint8Array {
  const message = fromBinary(described(name), bytes);
  noteFields(message, name, read);
  return toBinary(described(name), message, { writeUnknownFields: false });
}

function noteFields(message: Message, name: string, read: Set<string>): void {
  for (const [field, value] of Object.entries(message)) {
    if (field.startsWith("$") || value === undefined) continue;
    const inner: unknown = typeof value === "object" && value !== null && "value" in value ? value.value : value;
    const all: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    if (all.length > 0) read.add(`${name}.${field}`);
    for (const each of all) if (isMessage(each)) noteFields(each, each.$typeName.split(".").at(-1) ?? "", read);
  }
}

describe("a second implementation of protobuf", () => {
  test("reads and writes every random frame and snapshot of a day to the same bytes", () => {
    const read = new Set<string>();
    let frames = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const publisher = new TopicPublisher("list", seed);
      const book = new RandomBook(publisher, seeded(seed));
      for (let round = 1; round <= 150; round += 1) {
        const stamp = { serverMs: 1_790_000_000_000 + round * 100, sourceAgeMs: round % 7 };
        const orders = round % 20 === 0 ? [publisher.heartbeat(stamp), publisher.reset("slow", stamp)] : [];
        for (const bytes of [...book.act(stamp), ...orders]) {
          frames += 1;
          expect(written("Frame", bytes, read)).toEqual(bytes);
        }
        if (round % 10 !== 0) continue;
        const snapshot = new Uint8Array(publisher.snapshot(stamp));
        expect(written("Snapshot", snapshot, read)).toEqual(snapshot);
      }
    }
    expect(frames).toBeGreaterThan(1_500);
    // Every kind of message occurred.
    const kinds = new Set([...read].map((field) => field.split(".")[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        "Frame",
        "Tick",
        "Change",
        "Lock",
        "Settle",
        "Rollback",
        "Heartbeat",
        "Reset",
        "Match",
        "OddsGroup",
        "Odd",
        "Snapshot",
      ]),
    );
  });

  test("reads and writes every request of a client to the same bytes", () => {
    const requests = [
      writeClientFrame({
        type: "hello",
        resume: [
          { topic: "list", epoch: 3, offset: 0 },
          { topic: "match:7", epoch: 1, offset: 12 },
        ],
      }),
      writeClientFrame({ type: "subscribe", topics: ["sports", "list"] }),
      writeClientFrame({ type: "unsubscribe", topics: ["match:4294967295"] }),
    ];
    for (const bytes of requests) expect(written("ClientFrame", bytes, new Set())).toEqual(new Uint8Array(bytes));
  });
});
