import { LiveFeed } from "@livery/feed";
import { describe, expect, test } from "vitest";
import { everyKind, newTopic, snapshotOf, ticks } from "../testing/frames.ts";
import { openConnection } from "../testing/house.ts";
import { withEpoch } from "./epoch.ts";

/** A client that holds the topic's state, and what it makes of a frame. */
function follower(topic: string) {
  const publisher = newTopic(topic);
  const feed = new LiveFeed({ schedule: () => {} });
  feed.subscribe(topic, 0);
  feed.opened(0);
  feed.snapshot(topic, snapshotOf(publisher), 0);
  return { publisher, feed };
}

describe("the epoch fault", () => {
  test("changes the epoch in frames of every kind with a valid checksum, and back to the same bytes", () => {
    const kinds = Object.entries(everyKind(newTopic("list")));
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual(
      ["change", "heartbeat", "lock", "reset", "rollback", "settle", "tick"].toSorted(),
    );
    for (const [kind, frames] of kinds) {
      expect(frames.length, kind).toBeGreaterThan(0);
      for (const frame of frames) {
        for (const added of [1, 130, 2_000_000]) {
          const swapped = withEpoch(frame, added)!;
          const { feed } = follower("list");
          const effects = feed.receive(swapped, 0);
          expect(
            effects.filter(({ type }) => type === "report"),
            kind,
          ).toEqual([]);
          expect(
            effects.some(({ type }) => type === "fetch"),
            kind,
          ).toBe(true);
          expect(withEpoch(swapped, -added)).toEqual(frame);
        }
      }
    }
  });

  test("to an earlier epoch makes the client ignore the frame", () => {
    const { publisher, feed } = follower("list");
    const [frame] = ticks(publisher, 1);
    const before = feed.position("list");
    expect(feed.receive(withEpoch(frame!, -1)!, 0)).toEqual([]);
    expect(feed.position("list")).toEqual(before);
  });

  test("leaves other bytes alone, and sets no epoch that cannot exist", () => {
    const [frame] = ticks(newTopic("list"), 1);
    expect(withEpoch(frame!, -3)).toBeNull();
    expect(withEpoch(frame!, 2 ** 32)).toBeNull();
    expect(withEpoch(Buffer.from("text"), 1)).toBeNull();
    expect(withEpoch(Buffer.alloc(0), 1)).toBeNull();
    for (let length = 0; length < frame!.length; length++)
      expect(() => withEpoch(frame!.subarray(0, length), 1)).not.toThrow();
  });

  test("changes the frames on the wire that its log names", async () => {
    const frames = ticks(newTopic("list"), 20);
    const { chaos, sendFromServer } = await openConnection({ faults: { epoch: { probability: 0.3, amount: 2 } } });
    const received = await sendFromServer(frames);
    expect(chaos.log.length).toBeGreaterThan(2);
    expect(chaos.log[0]?.detail).toBe("+2");
    const swapped = new Set(chaos.log.map(({ index }) => index));
    expect(received).toEqual(frames.map((frame, index) => (swapped.has(index) ? withEpoch(frame, 2) : frame)));
  });
});
