import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "../testing/random.ts";
import { livery } from "../gen/live.js";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { RandomBook } from "../testing/book.ts";
import { at, oneMatch } from "../testing/feed-fixture.ts";
import { liveList } from "../testing/live-list.ts";
import { maxSnapshotBytes } from "../wire/message-limits.ts";
import { readSnapshot, snapshotSteps, writeSnapshot } from "./snapshot.ts";

const { Snapshot } = livery.live.v1;

function snapshotOfOne(): Uint8Array {
  const publisher = new TopicPublisher("list", 2);
  publisher.change(oneMatch, at(0));
  return publisher.snapshot(at(5));
}

/** A snapshot with something changed in it, and the rest as it was. */
function altered(change: (snapshot: livery.live.v1.Snapshot) => void): Uint8Array {
  const snapshot = Snapshot.decode(snapshotOfOne());
  change(snapshot);
  return Snapshot.encode(snapshot).finish();
}

describe("a snapshot", () => {
  test("has the whole state: reading and writing it again gives the same bytes", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 150 }), (seed, acts) => {
        const publisher = new TopicPublisher("list", 2);
        const book = new RandomBook(publisher, seeded(seed));
        for (let act = 0; act < acts; act++) book.act(at(act));
        const bytes = publisher.snapshot(at(acts));
        const { state, ...header } = readSnapshot(bytes);
        expect(header).toEqual({ ...publisher.position, ...at(acts) });
        expect(state.hash()).toBe(publisher.hash);
        expect(Buffer.from(writeSnapshot(state, header)).equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("is read in steps to the same state, and a snapshot of 400 matches takes many steps", () => {
    const publisher = new TopicPublisher("list", 1);
    publisher.change(liveList(400, seeded(4)), at(0));
    const bytes = publisher.snapshot(at(1));
    const steps = snapshotSteps(bytes);
    let accepted = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) accepted += 1;
    const { state, ...header } = step.value;
    expect(Buffer.from(writeSnapshot(state, header)).equals(bytes)).toBe(true);
    expect(accepted).toBeGreaterThan(50);
  });

  test("of an empty topic is valid", () => {
    const { state, offset } = readSnapshot(new TopicPublisher("sports", 1).snapshot(at(0)));
    expect([state.matches.size, state.columns.count, offset]).toEqual([0, 0, 0]);
  });

  test("the first list of 400 matches is at most 30 KB compressed", () => {
    const publisher = new TopicPublisher("list", 1);
    publisher.change(liveList(400, seeded(4)), at(0));
    const bytes = publisher.snapshot(at(1));
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ["a changed price", "diverged", (s: livery.live.v1.Snapshot) => (s.odds!.odd[0] = 9_000)],
    ["a changed name", "diverged", (s: livery.live.v1.Snapshot) => (s.matches[0]!.home = "Brazil")],
    ["another offset", "damaged", (s: livery.live.v1.Snapshot) => (s.offset = 9)],
    ["another hash", "damaged", (s: livery.live.v1.Snapshot) => (s.hash ^= 1)],
    ["a column too short", "malformed", (s: livery.live.v1.Snapshot) => s.odds!.flags.pop()],
    ["a match that is not in it", "malformed", (s: livery.live.v1.Snapshot) => (s.groups!.match_step[0] = 5)],
    ["a group that is not in it", "malformed", (s: livery.live.v1.Snapshot) => (s.odds!.group_step[0] = 1)],
    ["a word that is not in it", "malformed", (s: livery.live.v1.Snapshot) => (s.odds!.outcome_word[0] = 99)],
    ["limits that are not in it", "malformed", (s: livery.live.v1.Snapshot) => (s.odds!.limits[0] = 1)],
    ["another number of handles", "damaged", (s: livery.live.v1.Snapshot) => (s.handles = 4)],
    ["a price that no odd has", "out_of_range", (s: livery.live.v1.Snapshot) => (s.odds!.odd[0] = 4_000_000_000)],
    ["a result that there is not", "out_of_range", (s: livery.live.v1.Snapshot) => (s.odds!.flags[0] = 0x77)],
    ["no topic", "malformed", (s: livery.live.v1.Snapshot) => (s.topic = "")],
    ["a text without end", "out_of_range", (s: livery.live.v1.Snapshot) => (s.words[1] = "x".repeat(2_000))],
  ])("with %s is refused", (_what, code, change) => {
    expect(() => readSnapshot(altered(change))).toThrow(expect.objectContaining({ code }));
  });

  test("too long, or with more matches than a topic holds, is refused before it is decoded", () => {
    expect(() => readSnapshot(new Uint8Array(maxSnapshotBytes + 1))).toThrow(
      expect.objectContaining({ code: "too_large" }),
    );
    const empty = new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x42 : 0));
    expect(() => readSnapshot(empty)).toThrow(expect.objectContaining({ code: "too_many" }));
  });
});
