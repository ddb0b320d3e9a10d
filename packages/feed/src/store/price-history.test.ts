import { describe, expect, test } from "vitest";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { LiveFeed } from "../client/live-feed.ts";
import { at, home, homeRef, oneMatch, FeedFixture } from "../testing/feed-fixture.ts";
import { historyLength, PriceHistory } from "./price-history.ts";

/** A price that comes in a frame of the screen of its own. */
function priced(fixture: FeedFixture, ...odds: readonly number[]): void {
  for (const value of odds) {
    fixture.publisher.price(home, value);
    fixture.receive(fixture.publisher.flush(fixture.stamp));
    fixture.frame();
  }
}
const historyOf = (fixture: FeedFixture): readonly number[] => [...fixture.store.priceHistory(homeRef)];
const watch = (fixture: FeedFixture): (() => void) => fixture.store.watchOutcome(homeRef, () => undefined);

describe("an outcome's price history", () => {
  test("begins with the price when it is first watched, and has each shown price since", () => {
    const fixture = new FeedFixture();
    priced(fixture, 2_150);
    watch(fixture);
    expect(historyOf(fixture)).toEqual([2_150]);
    priced(fixture, 2_200, 2_180);
    expect(historyOf(fixture)).toEqual([2_150, 2_200, 2_180]);
  });

  test("is not stored for topics without charts", () => {
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

  test("already has the price when a watcher is notified of it", () => {
    const fixture = new FeedFixture();
    const received: (readonly number[])[] = [];
    fixture.store.watchOutcome(homeRef, () => received.push(historyOf(fixture)));
    priced(fixture, 2_200);
    expect(received).toEqual([[2_100, 2_200]]);
  });

  test("has one price per screen frame, however many ticks arrived, no repeated price, and no missing price", () => {
    const fixture = new FeedFixture();
    watch(fixture);
    for (const odds of [2_200, 2_300, 2_250]) {
      fixture.publisher.price(home, odds);
      fixture.receive(fixture.publisher.flush(fixture.stamp));
    }
    fixture.frame();
    fixture.receive(fixture.publisher.lock(true, { matches: [7] }, fixture.stamp));
    fixture.frame();
    fixture.receive(fixture.publisher.change({ outcomes: [{ ...home, odds: 0 }] }, fixture.stamp));
    fixture.frame();
    expect(historyOf(fixture)).toEqual([2_100, 2_250]);
  });

  test("is not stored for unwatched outcomes", () => {
    const fixture = new FeedFixture();
    expect(historyOf(fixture)).toEqual([]);
    const [first, second] = [watch(fixture), watch(fixture)];
    priced(fixture, 2_200);
    first();
    expect(historyOf(fixture)).toEqual([2_100, 2_200]);
    second();
    expect(historyOf(fixture)).toEqual([]);
    watch(fixture);
    expect(historyOf(fixture)).toEqual([2_200]);
  });

  test("continues over epochs and while its outcome is missing, without inventing missed prices", () => {
    const fixture = new FeedFixture();
    watch(fixture);
    priced(fixture, 2_200);
    // Prices that never arrive, at a server that restarts with other handles.
    const reborn = new TopicPublisher("list", 2);
    reborn.change({ ...oneMatch, outcomes: oneMatch.outcomes!.toReversed() }, fixture.stamp);
    for (const odds of [2_300, 2_400, 2_500]) {
      reborn.price(home, odds);
      reborn.flush(fixture.stamp);
    }
    fixture.receive(reborn.heartbeat(fixture.stamp));
    fixture.feed.snapshot("list", reborn.snapshot(fixture.stamp), fixture.now);
    fixture.frame();
    expect(historyOf(fixture)).toEqual([2_100, 2_200, 2_500]);
    fixture.receive(reborn.change({ removedMarkets: [101] }, fixture.stamp));
    fixture.frame();
    fixture.receive(reborn.change({ markets: oneMatch.markets!, outcomes: oneMatch.outcomes! }, fixture.stamp));
    fixture.frame();
    expect(historyOf(fixture)).toEqual([2_100, 2_200, 2_500, 2_100]);
  });
});

test("a price history has the newest prices, oldest first, in one array of its length", () => {
  const history = new PriceHistory();
  const all = Array.from({ length: 1_000 }, (_, at) => 1_010 + at);
  for (const [at, odds] of all.entries()) {
    history.add(odds);
    if (at === historyLength - 1) expect([...history.read()]).toEqual(all.slice(0, historyLength));
  }
  expect([...history.read()]).toEqual(all.slice(-historyLength));
  expect(history.read().byteLength).toBe(historyLength * Int32Array.BYTES_PER_ELEMENT);
});
