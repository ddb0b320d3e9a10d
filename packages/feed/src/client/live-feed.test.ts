import { describe, expect, test } from "vitest";
import type { FeedEffect } from "./effects.ts";
import { readClientFrame } from "../wire/client-frame.ts";
import { at, home, homeRef, Scene } from "../testing/scene.ts";
import { LiveFeed } from "./live-feed.ts";

const requests = (effects: readonly FeedEffect[]) =>
  effects.flatMap((effect) => (effect.type === "send" ? [readClientFrame(effect.bytes)] : []));
const types = (effects: readonly FeedEffect[]) => effects.map(({ type }) => type);

function price(scene: Scene, odds: number): Uint8Array {
  scene.publisher.price(home, odds);
  const [frame] = scene.publisher.flush(scene.stamp);
  return frame!;
}

describe("a topic from its subscription on", () => {
  test("asks for the snapshot and subscribes at the same time, and shows nothing before", () => {
    const feed = new LiveFeed({ schedule: () => undefined });
    expect(feed.subscribe("list", 0)).toEqual([{ type: "fetch", topic: "list" }]);
    expect(feed.topic("list")?.phase).toBe("loading");
    expect(requests(feed.opened(0))).toEqual([{ type: "subscribe", topics: ["list"] }]);
    expect(feed.position("list")).toBeNull();
  });

  test("frames that came before their snapshot are applied after it", () => {
    const early = new Scene();
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
    const server = new Scene().publisher;
    const feed = new LiveFeed({ schedule: () => undefined });
    feed.subscribe("list", 0);
    feed.opened(0);
    const old = server.snapshot(at(0));
    server.price(home, 2_500);
    server.flush(at(100));
    feed.receive(server.reset("subscribed", at(100)), 1);
    const effects = feed.snapshot("list", old, 2);
    expect(types(effects)).toEqual(["send"]);
    expect(requests(effects)).toEqual([{ type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] }]);
    expect(feed.topic("list")?.phase).toBe("frozen");
    for (const frame of server.resume({ epoch: 1, offset: 1 }, at(100))) feed.receive(frame, 3);
    expect(feed.topic("list")?.quote(homeRef)).toMatchObject({ odds: 2_500, state: "open" });
  });

  test("two that hold a topic need two to let it go", () => {
    const { feed } = new Scene();
    expect(feed.subscribe("list", 0)).toEqual([]);
    expect(feed.unsubscribe("list")).toEqual([]);
    const store = feed.topic("list");
    expect(requests(feed.unsubscribe("list"))).toEqual([{ type: "unsubscribe", topics: ["list"] }]);
    expect(feed.topic("list")).toBeUndefined();
    expect(store?.phase).toBe("gone");
  });

  test("a topic that ended is gone and asks for nothing more", () => {
    const scene = new Scene();
    expect(scene.receive(scene.publisher.reset("gone", scene.stamp))).toEqual([]);
    expect(scene.store.phase).toBe("gone");
    expect(scene.feed.time(60_000).filter(({ type }) => type === "fetch")).toEqual([]);
  });

  test("refuses a name that no topic has", () => {
    const feed = new LiveFeed({ schedule: () => undefined });
    for (const name of ["", "matches", "match:", "match:01", "match:4294967296", "match:7/../list", "x".repeat(100)])
      expect(() => feed.subscribe(name, 0)).toThrow(RangeError);
  });
});

describe("F3: a gap freezes the odds and asks to resume; no resume → snapshot; never a guess", () => {
  test("a lost frame locks every odd at once, and the frames that the server sends again free them", () => {
    const scene = new Scene();
    const lost = price(scene, 2_200);
    expect(requests(scene.receive(price(scene, 2_300)))).toEqual([
      { type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] },
    ]);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_100, state: "locked" });
    scene.receive(lost);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_300, state: "open" });
  });

  test("a heartbeat beyond what is held tells of a gap too", () => {
    const scene = new Scene();
    price(scene, 2_200);
    expect(types(scene.receive(scene.publisher.heartbeat(scene.stamp)))).toEqual(["send"]);
    expect(scene.store.phase).toBe("frozen");
  });

  test("no answer to the resume leads to a snapshot", () => {
    const scene = new Scene();
    price(scene, 2_200);
    scene.receive(price(scene, 2_300));
    const due = scene.feed.deadline(scene.now);
    expect(due).toBeLessThanOrEqual(1_000);
    expect(scene.feed.time(due)).toEqual([{ type: "fetch", topic: "list" }]);
    scene.feed.snapshot("list", scene.publisher.snapshot(scene.stamp), due + 50);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_300, state: "open" });
  });

  test.each([
    ["slow", "fetch"],
    ["too_old", "fetch"],
    ["other_epoch", "fetch"],
    ["unspecified", "fetch"],
    ["subscribed", "send"],
  ] as const)("a Reset whose reason is %s leads to: %s", (reason, what) => {
    const scene = new Scene();
    price(scene, 2_200);
    expect(types(scene.receive(scene.publisher.reset(reason, scene.stamp)))).toEqual([what]);
    expect(scene.store.phase).toBe("frozen");
  });

  test("a server that no longer keeps the frames orders a snapshot of at least its place", () => {
    const scene = new Scene();
    const old = scene.publisher.snapshot(scene.stamp);
    price(scene, 2_200);
    expect(types(scene.receive(scene.publisher.reset("too_old", scene.stamp)))).toEqual(["fetch"]);
    scene.feed.snapshot("list", old, 1);
    expect(scene.store.phase).toBe("frozen");
    expect(scene.feed.time(scene.feed.deadline(1))).toEqual([{ type: "fetch", topic: "list" }]);
    scene.feed.snapshot("list", scene.publisher.snapshot(scene.stamp), 200);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_200, state: "open" });
  });

  test("an unknown epoch leads to a snapshot, and watchers follow their outcome to its new handle", () => {
    const scene = new Scene();
    const seen: unknown[] = [];
    scene.store.watchOutcome(homeRef, (odds, movement, state) => seen.push([odds, movement, state]));
    const [reset] = scene.publisher.renew(2, scene.stamp);
    expect(types(scene.receive(reset!))).toEqual(["fetch"]);
    scene.feed.snapshot("list", scene.publisher.snapshot(scene.stamp), 1);
    scene.frame();
    scene.receive(price(scene, 1_950));
    scene.frame();
    expect(seen).toEqual([
      [2_100, 0, "open"],
      [1_950, -1, "open"],
    ]);
    expect(scene.feed.position("list")).toEqual({ topic: "list", epoch: 2, offset: 1 });
  });

  test("a state whose hash is not the server's is frozen, reported and fetched anew", () => {
    const scene = new Scene();
    scene.store.held.columns.price(0, 9_999);
    expect(types(scene.receive(scene.publisher.heartbeat(scene.stamp)))).toEqual(["report", "fetch"]);
    expect(scene.store.quote(homeRef).state).toBe("locked");
    scene.feed.snapshot("list", scene.publisher.snapshot(scene.stamp), 1);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_100, state: "open" });
  });
});

describe("F4: an old or repeated offset changes nothing, movement arrows included", () => {
  test("the same price frames again, in any order, leave price, arrow and place as they are", () => {
    const scene = new Scene();
    const rise = price(scene, 2_200);
    const fall = price(scene, 2_150);
    scene.receive([rise, fall]);
    const before = [scene.store.quote(homeRef), scene.feed.position("list"), scene.store.held.hash()];
    expect(scene.receive([rise, fall, rise])).toEqual([]);
    expect([scene.store.quote(homeRef), scene.feed.position("list"), scene.store.held.hash()]).toEqual(before);
    expect(scene.store.quote(homeRef)).toMatchObject({ movement: -1, state: "open" });
  });

  test("an old heartbeat, reset and lock change nothing", () => {
    const scene = new Scene();
    const old = [scene.publisher.heartbeat(scene.stamp), scene.publisher.reset("slow", scene.stamp)];
    const lock = scene.publisher.lock(true, { matches: [7] }, scene.stamp);
    const free = scene.publisher.lock(false, { matches: [7] }, scene.stamp);
    scene.receive([...lock, ...free]);
    expect(scene.receive([...old, ...lock])).toEqual([]);
    expect(scene.store.quote(homeRef).state).toBe("open");
  });
});

describe("F5: a snapshot applies whole or not at all", () => {
  test("every damaged or cut snapshot leaves what was held, and is asked for again", () => {
    const scene = new Scene();
    scene.receive(scene.publisher.reset("slow", at(1)));
    price(scene, 2_200);
    const whole = scene.publisher.snapshot(scene.stamp);
    scene.receive(scene.publisher.reset("slow", at(2)));
    const before = scene.store.held.hash();
    for (let place = 0; place < whole.length; place += 3) {
      const flipped = Uint8Array.from(whole);
      flipped[place]! ^= 1 << (place % 8);
      for (const bad of [flipped, whole.slice(0, place)]) {
        expect(types(scene.feed.snapshot("list", bad, 1))).toEqual(["report"]);
        expect(scene.store.held.hash()).toBe(before);
        expect(scene.store.phase).toBe("frozen");
      }
    }
    scene.feed.snapshot("list", whole, 2);
    expect(scene.store.quote(homeRef)).toMatchObject({ odds: 2_200, state: "open" });
  });
});

describe("F8: silent 6 s → every live odd locked", () => {
  test("six seconds without a fresh frame lock, reconnect, and the next frame after the reconnect frees", () => {
    const scene = new Scene();
    scene.receive(scene.publisher.heartbeat(scene.stamp));
    expect(scene.feed.deadline(0)).toBe(6_000);
    expect(scene.feed.time(5_999)).toEqual([]);
    expect(scene.store.phase).toBe("live");
    expect(types(scene.feed.time(6_000))).toEqual(["reconnect"]);
    expect(scene.store.quote(homeRef).state).toBe("locked");
    expect(scene.store.phase).toBe("stale");
    scene.feed.closed(6_010);
    expect(requests(scene.feed.opened(7_000))).toEqual([
      { type: "hello", resume: [{ topic: "list", epoch: 1, offset: 1 }] },
    ]);
    scene.now = 7_050;
    scene.receive(scene.publisher.resume({ epoch: 1, offset: 1 }, scene.stamp));
    expect(scene.store.phase).toBe("live");
  });

  test("a frame that is six seconds late says nothing of now, and a repeated one neither", () => {
    const scene = new Scene();
    const heartbeat = scene.publisher.heartbeat(at(0));
    for (let now = 1_000; now < 12_000; now += 1_000) {
      scene.receive(heartbeat);
      scene.feed.time(now);
      scene.now = now;
    }
    expect(scene.store.phase).toBe("stale");
  });

  test("a closed socket locks at once, within one frame of the screen", () => {
    const scene = new Scene();
    const seen: string[] = [];
    scene.store.watchOutcome(homeRef, (_odds, _movement, state) => seen.push(state));
    scene.feed.closed(10);
    expect(scene.frame()).toBe(1);
    expect(seen).toEqual(["locked"]);
  });

  test("one silent topic on a link that lives is asked about once each silence", () => {
    const scene = new Scene();
    scene.feed.subscribe("sports", 0);
    scene.feed.snapshotFailed("sports", true, 0);
    let asked = 0;
    for (let now = 0; now <= 20_000; now += 500) asked += requests(scene.feed.time(now)).length;
    expect(asked).toBeLessThanOrEqual(4);
  });
});

describe("F11: any bytes → a typed error or a valid message", () => {
  test("bytes that are no frame are reported and every topic asks whether it missed something", () => {
    const scene = new Scene();
    const effects = scene.receive(Uint8Array.of(1, 2, 3));
    expect(types(effects)).toEqual(["report", "send"]);
    expect(effects[0]).toMatchObject({ error: { code: "malformed" }, topic: null });
    expect(scene.receive(Uint8Array.of(9, 9))).toMatchObject([{ type: "report" }]);
    scene.receive(scene.publisher.resume({ epoch: 1, offset: 1 }, scene.stamp));
    expect(scene.store.phase).toBe("live");
  });

  test("a frame for a topic that is not subscribed is passed over", () => {
    const scene = new Scene();
    const other = new Scene(undefined, "match:7");
    expect(scene.receive(other.publisher.heartbeat(scene.stamp))).toEqual([]);
  });

  test("D26: a status that nobody knows locks its match and is reported once", () => {
    const scene = new Scene();
    const first = scene.receive(scene.publisher.change({ matches: [{ matchId: 7, status: "riot" }] }, scene.stamp));
    expect(first).toMatchObject([{ type: "report", error: { code: "unknown_status" } }]);
    expect(scene.store.quote(homeRef).state).toBe("locked");
    expect(scene.receive(scene.publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, scene.stamp))).toEqual([]);
  });
});

test("the server's clock is read from frames, and a slower frame does not set it back", () => {
  const scene = new Scene();
  scene.now = 1_000;
  scene.receive(scene.publisher.heartbeat(at(1_000)));
  scene.now = 1_400;
  scene.receive(scene.publisher.heartbeat(at(1_100)));
  expect(scene.feed.serverNow(2_000)).toBeCloseTo(at(2_000).serverMs, -1);
});
