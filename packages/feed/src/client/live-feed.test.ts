import { describe, expect, test } from "vitest";
import type { FeedEffect } from "./effects.ts";
import { readClientFrame } from "../wire/client-frame.ts";
import { at, home, homeRef, FeedFixture } from "../testing/feed-fixture.ts";
import { LiveFeed } from "./live-feed.ts";

const requests = (effects: readonly FeedEffect[]) =>
  effects.flatMap((effect) => (effect.type === "send" ? [readClientFrame(effect.bytes)] : []));
const types = (effects: readonly FeedEffect[]) => effects.map(({ type }) => type);

function price(fixture: FeedFixture, odds: number): Uint8Array {
  fixture.publisher.price(home, odds);
  const [frame] = fixture.publisher.flush(fixture.stamp);
  return frame!;
}

describe("a topic from its subscription on", () => {
  test("requests the snapshot and subscribes at the same time, and shows nothing before its snapshot", () => {
    const feed = new LiveFeed({ schedule: () => undefined });
    expect(feed.subscribe("list", 0)).toEqual([{ type: "fetch", topic: "list" }]);
    expect(feed.topic("list")?.phase).toBe("loading");
    expect(requests(feed.opened(0))).toEqual([{ type: "subscribe", topics: ["list"] }]);
    expect(feed.position("list")).toBeNull();
  });

  test("applies frames that arrived before their snapshot after it", () => {
    const early = new FeedFixture();
    const feed = new LiveFeed({ schedule: () => undefined });
    feed.subscribe("list", 0);
    feed.opened(0);
    const snapshot = early.publisher.snapshot(at(0));
    feed.receive(price(early, 2_200), 1);
    feed.receive(price(early, 2_300), 2);
    feed.snapshot("list", snapshot, 3);
    expect(feed.topic("list")?.quote(homeRef)).toMatchObject({ odds: 2_300, movement: 1, state: "open" });
    expect(feed.position("list")).toEqual(early.publisher.position);
  });

  test("a snapshot older than the subscription is shown and resumed from, not fetched again", () => {
    const server = new FeedFixture().publisher;
    const feed = new LiveFeed({ schedule: () => undefined });
    feed.subscribe("list", 0);
    feed.opened(0);
    const earlier = server.snapshot(at(0));
    server.price(home, 2_500);
    server.flush(at(100));
    feed.receive(server.reset("subscribed", at(100)), 1);
    const effects = feed.snapshot("list", earlier, 2);
    expect(types(effects)).toEqual(["send"]);
    expect(requests(effects)).toEqual([{ type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] }]);
    expect(feed.topic("list")?.phase).toBe("frozen");
    for (const frame of server.resume({ epoch: 1, offset: 1 }, at(100))) feed.receive(frame, 3);
    expect(feed.topic("list")?.quote(homeRef)).toMatchObject({ odds: 2_500, state: "open" });
  });

  test("two subscriptions of a topic need two unsubscriptions", () => {
    const { feed } = new FeedFixture();
    expect(feed.subscribe("list", 0)).toEqual([]);
    expect(feed.unsubscribe("list")).toEqual([]);
    const store = feed.topic("list");
    expect(requests(feed.unsubscribe("list"))).toEqual([{ type: "unsubscribe", topics: ["list"] }]);
    expect(feed.topic("list")).toBeUndefined();
    expect(store?.phase).toBe("gone");
  });

  test("a topic that ended is gone and requests nothing more", () => {
    const fixture = new FeedFixture();
    expect(fixture.receive(fixture.publisher.reset("gone", fixture.stamp))).toEqual([]);
    expect(fixture.store.phase).toBe("gone");
    expect(fixture.feed.time(60_000).filter(({ type }) => type === "fetch")).toEqual([]);
  });

  test("refuses an invalid topic", () => {
    const feed = new LiveFeed({ schedule: () => undefined });
    for (const name of ["", "matches", "match:", "match:01", "match:4294967296", "match:7/../list", "x".repeat(100)])
      expect(() => feed.subscribe(name, 0)).toThrow(RangeError);
  });
});

describe("F3: a gap freezes the odds and requests a resume; no resume → snapshot; never a guess", () => {
  test("a lost frame locks all odds at once, and the frames that the server sends again unlock them", () => {
    const fixture = new FeedFixture();
    const lostFrame = price(fixture, 2_200);
    expect(requests(fixture.receive(price(fixture, 2_300)))).toEqual([
      { type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] },
    ]);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_100, state: "locked" });
    fixture.receive(lostFrame);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_300, state: "open" });
  });

  test("a heartbeat with a later offset reveals a gap too", () => {
    const fixture = new FeedFixture();
    price(fixture, 2_200);
    expect(types(fixture.receive(fixture.publisher.heartbeat(fixture.stamp)))).toEqual(["send"]);
    expect(fixture.store.phase).toBe("frozen");
  });

  test("no answer to the resume leads to a snapshot", () => {
    const fixture = new FeedFixture();
    price(fixture, 2_200);
    fixture.receive(price(fixture, 2_300));
    const due = fixture.feed.deadline(fixture.now);
    expect(due).toBeLessThanOrEqual(1_000);
    expect(fixture.feed.time(due)).toEqual([{ type: "fetch", topic: "list" }]);
    fixture.feed.snapshot("list", fixture.publisher.snapshot(fixture.stamp), due + 50);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_300, state: "open" });
  });

  test.each([
    ["slow", "fetch"],
    ["too_old", "fetch"],
    ["other_epoch", "fetch"],
    ["unspecified", "fetch"],
    ["subscribed", "send"],
  ] as const)("a Reset whose reason is %s leads to: %s", (reason, what) => {
    const fixture = new FeedFixture();
    price(fixture, 2_200);
    expect(types(fixture.receive(fixture.publisher.reset(reason, fixture.stamp)))).toEqual([what]);
    expect(fixture.store.phase).toBe("frozen");
  });

  test("a server without the missed frames requires a snapshot of at least its position", () => {
    const fixture = new FeedFixture();
    const earlier = fixture.publisher.snapshot(fixture.stamp);
    price(fixture, 2_200);
    expect(types(fixture.receive(fixture.publisher.reset("too_old", fixture.stamp)))).toEqual(["fetch"]);
    fixture.feed.snapshot("list", earlier, 1);
    expect(fixture.store.phase).toBe("frozen");
    expect(fixture.feed.time(fixture.feed.deadline(1))).toEqual([{ type: "fetch", topic: "list" }]);
    fixture.feed.snapshot("list", fixture.publisher.snapshot(fixture.stamp), 200);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_200, state: "open" });
  });

  test("an unknown epoch leads to a snapshot, and watchers follow their outcome to its new handle", () => {
    const fixture = new FeedFixture();
    const states: unknown[] = [];
    fixture.store.watchOutcome(homeRef, (odds, movement, state) => states.push([odds, movement, state]));
    const [reset] = fixture.publisher.renumber(2, fixture.stamp);
    expect(types(fixture.receive(reset!))).toEqual(["fetch"]);
    fixture.feed.snapshot("list", fixture.publisher.snapshot(fixture.stamp), 1);
    fixture.frame();
    fixture.receive(price(fixture, 1_950));
    fixture.frame();
    expect(states).toEqual([
      [2_100, 0, "open"],
      [1_950, -1, "open"],
    ]);
    expect(fixture.feed.position("list")).toEqual({ topic: "list", epoch: 2, offset: 1 });
  });

  test("a state whose hash differs from the server's is frozen, reported and fetched again", () => {
    const fixture = new FeedFixture();
    fixture.store.held.columns.price(0, 9_999);
    expect(types(fixture.receive(fixture.publisher.heartbeat(fixture.stamp)))).toEqual(["report", "fetch"]);
    expect(fixture.store.quote(homeRef).state).toBe("locked");
    fixture.feed.snapshot("list", fixture.publisher.snapshot(fixture.stamp), 1);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_100, state: "open" });
  });
});

describe("F4: an old or repeated offset changes nothing, movement arrows included", () => {
  test("repeated price frames, in any order, leave price, arrow and position unchanged", () => {
    const fixture = new FeedFixture();
    const rise = price(fixture, 2_200);
    const fall = price(fixture, 2_150);
    fixture.receive([rise, fall]);
    const before = [fixture.store.quote(homeRef), fixture.feed.position("list"), fixture.store.held.hash()];
    expect(fixture.receive([rise, fall, rise])).toEqual([]);
    expect([fixture.store.quote(homeRef), fixture.feed.position("list"), fixture.store.held.hash()]).toEqual(before);
    expect(fixture.store.quote(homeRef)).toMatchObject({ movement: -1, state: "open" });
  });

  test("an old heartbeat, reset and lock change nothing", () => {
    const fixture = new FeedFixture();
    const earlier = [fixture.publisher.heartbeat(fixture.stamp), fixture.publisher.reset("slow", fixture.stamp)];
    const lock = fixture.publisher.lock(true, { matches: [7] }, fixture.stamp);
    const free = fixture.publisher.lock(false, { matches: [7] }, fixture.stamp);
    fixture.receive([...lock, ...free]);
    expect(fixture.receive([...earlier, ...lock])).toEqual([]);
    expect(fixture.store.quote(homeRef).state).toBe("open");
  });
});

describe("F5: a snapshot applies whole or not at all", () => {
  test("every damaged or cut snapshot leaves the earlier state, and is requested again", () => {
    const fixture = new FeedFixture();
    fixture.receive(fixture.publisher.reset("slow", at(1)));
    price(fixture, 2_200);
    const whole = fixture.publisher.snapshot(fixture.stamp);
    fixture.receive(fixture.publisher.reset("slow", at(2)));
    const before = fixture.store.held.hash();
    for (let cut = 0; cut < whole.length; cut += 3) {
      const flipped = Uint8Array.from(whole);
      flipped[cut]! ^= 1 << (cut % 8);
      for (const bad of [flipped, whole.slice(0, cut)]) {
        expect(types(fixture.feed.snapshot("list", bad, 1))).toEqual(["report"]);
        expect(fixture.store.held.hash()).toBe(before);
        expect(fixture.store.phase).toBe("frozen");
      }
    }
    fixture.feed.snapshot("list", whole, 2);
    expect(fixture.store.quote(homeRef)).toMatchObject({ odds: 2_200, state: "open" });
  });
});

describe("F8: silent 6 s → every live odd locked", () => {
  test("six seconds without a fresh frame lock the odds and reconnect; the next frame unlocks them", () => {
    const fixture = new FeedFixture();
    fixture.receive(fixture.publisher.heartbeat(fixture.stamp));
    expect(fixture.feed.deadline(0)).toBe(6_000);
    expect(fixture.feed.time(5_999)).toEqual([]);
    expect(fixture.store.phase).toBe("live");
    expect(types(fixture.feed.time(6_000))).toEqual(["reconnect"]);
    expect(fixture.store.quote(homeRef).state).toBe("locked");
    expect(fixture.store.phase).toBe("stale");
    fixture.feed.closed(6_010);
    expect(requests(fixture.feed.opened(7_000))).toEqual([
      { type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] },
    ]);
    fixture.now = 7_050;
    fixture.receive(fixture.publisher.resume({ epoch: 1, offset: 1 }, fixture.stamp));
    expect(fixture.store.phase).toBe("live");
  });

  test("a frame that is six seconds late, or repeated, does not count as fresh", () => {
    const fixture = new FeedFixture();
    const heartbeat = fixture.publisher.heartbeat(at(0));
    for (let now = 1_000; now < 12_000; now += 1_000) {
      fixture.receive(heartbeat);
      fixture.feed.time(now);
      fixture.now = now;
    }
    expect(fixture.store.phase).toBe("stale");
  });

  test("a closed socket locks at once, within one frame of the screen", () => {
    const fixture = new FeedFixture();
    const states: string[] = [];
    fixture.store.watchOutcome(homeRef, (_odds, _movement, state) => states.push(state));
    fixture.feed.closed(10);
    expect(fixture.frame()).toBe(1);
    expect(states).toEqual(["locked"]);
  });

  test("a silent topic on a healthy link is requested once per silence", () => {
    const fixture = new FeedFixture();
    fixture.feed.subscribe("sports", 0);
    fixture.feed.snapshotFailed("sports", true, 0);
    let requestCount = 0;
    for (let now = 0; now <= 20_000; now += 500) requestCount += requests(fixture.feed.time(now)).length;
    expect(requestCount).toBeLessThanOrEqual(4);
  });
});

describe("F11: any bytes → a typed error or a valid message", () => {
  test("bytes that are no frame are reported, and every topic requests missing frames", () => {
    const fixture = new FeedFixture();
    const effects = fixture.receive(Uint8Array.of(1, 2, 3));
    expect(types(effects)).toEqual(["report", "send"]);
    expect(effects[0]).toMatchObject({ error: { code: "malformed" }, topic: null });
    expect(fixture.receive(Uint8Array.of(9, 9))).toMatchObject([{ type: "report" }]);
    fixture.receive(fixture.publisher.resume({ epoch: 1, offset: 1 }, fixture.stamp));
    expect(fixture.store.phase).toBe("live");
  });

  test("a frame for a topic without a subscription is ignored", () => {
    const fixture = new FeedFixture();
    const other = new FeedFixture(undefined, "match:7");
    expect(fixture.receive(other.publisher.heartbeat(fixture.stamp))).toEqual([]);
  });

  test("D26: an unknown status locks its match and is reported once", () => {
    const fixture = new FeedFixture();
    const first = fixture.receive(
      fixture.publisher.change({ matches: [{ matchId: 7, status: "riot" }] }, fixture.stamp),
    );
    expect(first).toMatchObject([{ type: "report", error: { code: "unknown_status" } }]);
    expect(fixture.store.quote(homeRef).state).toBe("locked");
    expect(
      fixture.receive(fixture.publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, fixture.stamp)),
    ).toEqual([]);
  });
});

test("the server's clock is read from frames, and a slower frame does not set it back", () => {
  const fixture = new FeedFixture();
  fixture.now = 1_000;
  fixture.receive(fixture.publisher.heartbeat(at(1_000)));
  fixture.now = 1_400;
  fixture.receive(fixture.publisher.heartbeat(at(1_100)));
  expect(fixture.feed.serverNow(2_000)).toBeCloseTo(at(2_000).serverMs, -1);
});
