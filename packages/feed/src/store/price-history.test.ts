import { describe, expect, test } from "vitest";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { LiveFeed } from "../client/live-feed.ts";
import { at, home, homeRef, oneMatch, Scene } from "../testing/scene.ts";
import { historyLength, PriceHistory } from "./price-history.ts";

/** A price that comes in a frame of the screen of its own. */
function priced(scene: Scene, ...odds: readonly number[]): void {
  for (const value of odds) {
    scene.publisher.price(home, value);
    scene.receive(scene.publisher.flush(scene.stamp));
    scene.frame();
  }
}
const historyOf = (scene: Scene): readonly number[] => [...scene.store.priceHistory(homeRef)];
const watch = (scene: Scene): (() => void) => scene.store.watchOutcome(homeRef, () => undefined);

describe("an outcome's price history", () => {
  test("begins with the price at which it is first watched, and has each that was shown since", () => {
    const scene = new Scene();
    priced(scene, 2_150);
    watch(scene);
    expect(historyOf(scene)).toEqual([2_150]);
    priced(scene, 2_200, 2_180);
    expect(historyOf(scene)).toEqual([2_150, 2_200, 2_180]);
  });

  test("is kept of no topic whose lines nobody draws", () => {
    const publisher = new TopicPublisher("list", 1);
    publisher.change(oneMatch, at(0));
    const feed = new LiveFeed({ schedule: (run) => run(), withoutHistory: new Set(["list"]) });
    feed.subscribe("list", 0);
    feed.opened(0);
    feed.snapshot("list", publisher.snapshot(at(0)), 0);
    feed.topic("list")?.watchOutcome(homeRef, () => undefined);
    expect(feed.topic("list")?.quote(homeRef).odds).toBe(2_100);
    expect(feed.topic("list")?.priceHistory(homeRef)).toHaveLength(0);
  });

  test("is known to a watcher that is told of a price", () => {
    const scene = new Scene();
    const seen: (readonly number[])[] = [];
    scene.store.watchOutcome(homeRef, () => seen.push(historyOf(scene)));
    priced(scene, 2_200);
    expect(seen).toEqual([[2_100, 2_200]]);
  });

  test("has one price a frame of the screen, however many ticks came, none twice in a row, and none for no price", () => {
    const scene = new Scene();
    watch(scene);
    for (const odds of [2_200, 2_300, 2_250]) {
      scene.publisher.price(home, odds);
      scene.receive(scene.publisher.flush(scene.stamp));
    }
    scene.frame();
    scene.receive(scene.publisher.lock(true, { matches: [7] }, scene.stamp));
    scene.frame();
    scene.receive(scene.publisher.change({ outcomes: [{ ...home, odds: 0 }] }, scene.stamp));
    scene.frame();
    expect(historyOf(scene)).toEqual([2_100, 2_250]);
  });

  test("is not kept of what nobody watches", () => {
    const scene = new Scene();
    expect(historyOf(scene)).toEqual([]);
    const [first, second] = [watch(scene), watch(scene)];
    priced(scene, 2_200);
    first();
    expect(historyOf(scene)).toEqual([2_100, 2_200]);
    second();
    expect(historyOf(scene)).toEqual([]);
    watch(scene);
    expect(historyOf(scene)).toEqual([2_200]);
  });

  test("outlives an epoch and the loss of its outcome: what was missed is made up for by nothing", () => {
    const scene = new Scene();
    watch(scene);
    priced(scene, 2_200);
    // Prices that never arrive, in a house that begins anew with other handles.
    const reborn = new TopicPublisher("list", 2);
    reborn.change({ ...oneMatch, outcomes: oneMatch.outcomes!.toReversed() }, scene.stamp);
    for (const odds of [2_300, 2_400, 2_500]) {
      reborn.price(home, odds);
      reborn.flush(scene.stamp);
    }
    scene.receive(reborn.heartbeat(scene.stamp));
    scene.feed.snapshot("list", reborn.snapshot(scene.stamp), scene.now);
    scene.frame();
    expect(historyOf(scene)).toEqual([2_100, 2_200, 2_500]);
    scene.receive(reborn.change({ removedMarkets: [101] }, scene.stamp));
    scene.frame();
    scene.receive(reborn.change({ markets: oneMatch.markets!, outcomes: oneMatch.outcomes! }, scene.stamp));
    scene.frame();
    expect(historyOf(scene)).toEqual([2_100, 2_200, 2_500, 2_100]);
  });
});

test("a history keeps the newest prices, the oldest of them first, in one array of its length", () => {
  const history = new PriceHistory();
  const all = Array.from({ length: 1_000 }, (_, at) => 1_010 + at);
  for (const [at, odds] of all.entries()) {
    history.add(odds);
    if (at === historyLength - 1) expect([...history.read()]).toEqual(all.slice(0, historyLength));
  }
  expect([...history.read()]).toEqual(all.slice(-historyLength));
  expect(history.read().byteLength).toBe(historyLength * Int32Array.BYTES_PER_ELEMENT);
});
