import { describe, expect, test } from "vitest";
import type { OutcomeRef } from "../model/match.ts";
import { away, draw, home, homeRef, oneMatch, FeedFixture } from "../testing/feed-fixture.ts";

const drawRef: OutcomeRef = { ...homeRef, outcomeId: 2 };

function priced(fixture: FeedFixture, ...odds: readonly number[]): void {
  for (const value of odds) {
    fixture.publisher.price(home, value);
    fixture.receive(fixture.publisher.flush(fixture.stamp));
  }
}

describe("watching an outcome", () => {
  test("calls back once per screen frame with the last value, however many ticks arrived", () => {
    const fixture = new FeedFixture();
    const received: unknown[] = [];
    const stop = fixture.store.watchOutcome(homeRef, (...args) => received.push(args));
    priced(fixture, 2_200, 2_300, 2_250);
    expect(received).toEqual([]);
    fixture.frame();
    expect(received).toEqual([[2_250, -1, "open"]]);
    fixture.frame();
    expect(received.length).toBe(1);
    stop();
    priced(fixture, 2_400);
    fixture.frame();
    expect(received.length).toBe(1);
  });

  test("does not call back for other outcomes, and a tick without watchers schedules nothing", () => {
    const fixture = new FeedFixture();
    let called = 0;
    fixture.store.watchOutcome(drawRef, () => called++);
    priced(fixture, 2_200);
    expect(fixture.frame()).toBe(0);
    expect(called).toBe(0);
  });

  test("works before the outcome exists, and after it has returned with another handle", () => {
    const fixture = new FeedFixture({ matches: oneMatch.matches! });
    const received: unknown[] = [];
    fixture.store.watchOutcome(homeRef, (odds, _movement, state) => received.push([odds, state]));
    const bringBack = { markets: oneMatch.markets!, outcomes: oneMatch.outcomes! };
    for (const input of [bringBack, { removedMarkets: [101] }, bringBack, { removedMatches: [7] }]) {
      fixture.receive(fixture.publisher.change(input, fixture.stamp));
      fixture.frame();
    }
    expect(received).toEqual([
      [2_100, "open"],
      [0, "gone"],
      [2_100, "open"],
      [0, "gone"],
    ]);
  });

  test("calls back once when its outcome disappears and returns within one screen frame", () => {
    const fixture = new FeedFixture();
    const received: unknown[] = [];
    fixture.store.watchOutcome(homeRef, (odds, _movement, state) => received.push([odds, state]));
    fixture.receive(fixture.publisher.change({ removedMarkets: [101] }, fixture.stamp));
    fixture.receive(
      fixture.publisher.change({ markets: oneMatch.markets!, outcomes: oneMatch.outcomes! }, fixture.stamp),
    );
    fixture.frame();
    expect(received).toEqual([[2_100, "open"]]);
  });

  test("calls every watcher of an outcome, also after one that throws, and the error is not swallowed", () => {
    const fixture = new FeedFixture();
    let calls = 0;
    fixture.store.watchOutcome(homeRef, () => {
      throw new Error("a broken cell");
    });
    fixture.store.watchOutcome(homeRef, () => calls++);
    fixture.store.watchMatches(() => calls++);
    fixture.receive(fixture.publisher.lock(true, { matches: [7] }, fixture.stamp));
    expect(() => fixture.frame()).toThrow("a broken cell");
    expect(calls).toBe(2);
  });

  test("calls back for a lock of its match, its market and itself, once per screen frame", () => {
    const fixture = new FeedFixture();
    const states: string[] = [];
    fixture.store.watchOutcome(homeRef, (_odds, _movement, state) => states.push(state));
    const frames = [
      fixture.publisher.lock(true, { matches: [7] }, fixture.stamp),
      fixture.publisher.lock(false, { matches: [7] }, fixture.stamp),
      fixture.publisher.lock(true, { markets: [101] }, fixture.stamp),
      fixture.publisher.lock(false, { markets: [101] }, fixture.stamp),
      fixture.publisher.change({ outcomes: [{ ...home, open: false }] }, fixture.stamp),
      fixture.publisher.change({ outcomes: [{ ...home, open: true }] }, fixture.stamp),
    ];
    for (const frame of frames) {
      fixture.receive(frame);
      fixture.frame();
    }
    expect(states).toEqual(["locked", "open", "locked", "open", "locked", "open"]);
  });
});

describe("an outcome's state", () => {
  const stateAfter = (input: Parameters<FeedFixture["publisher"]["change"]>[0]) => {
    const fixture = new FeedFixture();
    fixture.receive(fixture.publisher.change(input, fixture.stamp));
    return fixture.store.quote(homeRef).state;
  };

  test.each([
    ["open while everything is", {}, "open"],
    ["locked when betting on its match stops (§4)", { matches: [{ matchId: 7, betStatus: "stopped" }] }, "locked"],
    [
      "locked, not hidden, when its match is stopped (D24)",
      { matches: [{ matchId: 7, stopped: true, visible: false }] },
      "locked",
    ],
    ["hidden when its match is not active (D24)", { matches: [{ matchId: 7, active: false }] }, "hidden"],
    ["hidden when its market is not active", { markets: [{ marketId: 101, active: false }] }, "hidden"],
    ["locked when its market is closed", { markets: [{ marketId: 101, open: false }] }, "locked"],
    ["locked in a status that nobody knows (D26)", { matches: [{ matchId: 7, status: "riot" }] }, "locked"],
    ["locked without a price", { outcomes: [{ ...home, odds: 0 }] }, "locked"],
    ["hidden when it is not active itself", { outcomes: [{ ...home, active: false }] }, "hidden"],
    ["gone when its match is over (§4)", { matches: [{ matchId: 7, status: "ended" }] }, "gone"],
    ["gone when its match is removed", { removedMatches: [7] }, "gone"],
    ["open in a break", { matches: [{ matchId: 7, status: "pause" }] }, "open"],
  ])("is %s", (_what, input, state) => {
    expect(stateAfter(input)).toBe(state);
  });

  test("is locked once it is decided, and as before when the result is rolled back (D16)", () => {
    const fixture = new FeedFixture();
    fixture.receive(
      fixture.publisher.settle(
        [
          { ...home, result: "won" },
          { ...draw, result: "lost" },
          { ...away, result: "dead_heat" },
        ],
        fixture.stamp,
      ),
    );
    expect(fixture.store.quote(homeRef)).toMatchObject({ state: "locked", result: "won" });
    expect(fixture.store.quote({ ...homeRef, outcomeId: 3 }).result).toBe("dead_heat");
    fixture.receive(fixture.publisher.rollback([101], fixture.stamp));
    expect(fixture.store.quote(homeRef)).toMatchObject({ state: "open", result: "open" });
  });
});

describe("movement (§4)", () => {
  test("is 1 when the price rises, -1 when it falls, 0 when it is new or sent again unchanged", () => {
    const fixture = new FeedFixture();
    const movement = () => fixture.store.quote(homeRef).movement;
    expect(movement()).toBe(0);
    priced(fixture, 2_200);
    expect(movement()).toBe(1);
    priced(fixture, 2_199);
    expect(movement()).toBe(-1);
    fixture.receive(fixture.publisher.change({ outcomes: [{ ...home, movement: 0 }] }, fixture.stamp));
    expect(movement()).toBe(0);
    fixture.receive(fixture.publisher.change({ outcomes: [{ ...home, odds: 2_500 }] }, fixture.stamp));
    expect(movement()).toBe(1);
  });
});

describe("matches", () => {
  test("stay the same objects while only prices change, and become new objects when anything else does", () => {
    const fixture = new FeedFixture();
    let calls = 0;
    fixture.store.watchMatches(() => calls++);
    fixture.store.watchMatch(7, () => calls++);
    const before = [fixture.store.matches(), fixture.store.match(7)];
    priced(fixture, 2_200, 2_300);
    fixture.frame();
    expect([fixture.store.matches(), fixture.store.match(7)]).toEqual(before);
    expect(fixture.store.matches()).toBe(before[0]);
    expect(fixture.store.match(7)).toBe(before[1]);
    expect(calls).toBe(0);
    fixture.receive(fixture.publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, fixture.stamp));
    fixture.frame();
    expect(fixture.store.match(7)).not.toBe(before[1]);
    expect(fixture.store.match(7)?.score).toBe("1:0");
    expect(calls).toBe(2);
  });

  test("contain everything of their markets and outcomes except prices", () => {
    const fixture = new FeedFixture({
      ...oneMatch,
      outcomes: [{ ...home, name: "home", odds: 2_000, singleMaxStake: 5_000 }],
    });
    expect(fixture.store.match(7)).toMatchObject({
      home: "Argentina",
      locked: false,
      markets: [
        {
          marketId: 101,
          locked: false,
          outcomes: [
            {
              ref: homeRef,
              name: "home",
              single: { minStake: null, maxStake: 5_000n, maxPay: null },
              combined: { minStake: null },
            },
          ],
        },
      ],
    });
  });

  test("§4: only subscribed market types are applied", () => {
    const fixture = new FeedFixture(oneMatch, "list", new Set([10]));
    expect(fixture.store.match(7)?.markets).toEqual([]);
    expect(fixture.store.quote(homeRef).state).toBe("gone");
    let called = 0;
    fixture.store.watchOutcome(homeRef, () => called++);
    priced(fixture, 2_200);
    expect(fixture.frame()).toBe(0);
    expect(called).toBe(0);
  });

  test("§4: changed subscribed market types apply at once to lists and watchers, and a match's own topic has all types", () => {
    const fixture = new FeedFixture(oneMatch, "list");
    const types = () => fixture.store.match(7)?.markets.map(({ marketTypeId }) => marketTypeId);
    let called = 0;
    fixture.store.watchOutcome(homeRef, () => called++);
    let lists = 0;
    fixture.store.watchMatches(() => lists++);
    fixture.feed.listTypes(new Set([10]));
    fixture.frame();
    expect([types(), fixture.store.quote(homeRef).state, lists]).toEqual([[], "gone", 1]);
    const before = called;
    priced(fixture, 2_200);
    expect([fixture.frame(), called]).toEqual([0, before]);
    fixture.feed.listTypes(null);
    fixture.frame();
    expect([types(), fixture.store.quote(homeRef), lists]).toMatchObject([[1], { state: "open", odds: 2_200 }, 2]);
    const match = new FeedFixture(oneMatch, "match:7");
    match.feed.listTypes(new Set([10]));
    expect(match.store.match(7)?.markets).toHaveLength(1);
  });

  test("D25: lists show the most balanced line of 5500 and 5520, the match page every line", () => {
    const lines = [1.5, 2.5, 3.5].map((line, index) => ({
      marketId: 200 + index,
      matchId: 7,
      marketTypeId: 5500,
      special: String(line),
      active: true,
      open: true,
      mostBalanced: line === 2.5,
    }));
    const input = { ...oneMatch, markets: [...oneMatch.markets!, ...lines] };
    const specials = (fixture: FeedFixture) => fixture.store.match(7)?.markets.map(({ special }) => special);
    const list = new FeedFixture(input);
    expect(specials(list)).toEqual(["", "2.5"]);
    expect(specials(new FeedFixture(input, "match:7"))).toEqual(["", "1.5", "2.5", "3.5"]);
    list.receive(
      list.publisher.change(
        {
          markets: [
            { marketId: 201, mostBalanced: false },
            { marketId: 202, mostBalanced: true },
          ],
        },
        list.stamp,
      ),
    );
    expect(specials(list)).toEqual(["", "3.5"]);
  });

  test("D24: an inactive market is hidden, and a stopped one is shown locked", () => {
    const fixture = new FeedFixture();
    fixture.receive(fixture.publisher.lock(true, { markets: [101] }, fixture.stamp));
    expect(fixture.store.match(7)?.markets).toMatchObject([{ locked: true }]);
    fixture.receive(fixture.publisher.change({ markets: [{ marketId: 101, active: false }] }, fixture.stamp));
    expect(fixture.store.match(7)?.markets).toEqual([]);
  });
});

test("watchers are notified of changed counts of sports", () => {
  const fixture = new FeedFixture({ sports: [{ sportId: 1, name: "Football", liveCount: 3, inPlay: 2 }] }, "sports");
  let calls = 0;
  const stop = fixture.store.watchSports(() => calls++);
  expect(fixture.store.sports()).toEqual([{ sportId: 1, name: "Football", liveCount: 3, inPlay: 2 }]);
  fixture.receive(fixture.publisher.change({ sports: [{ sportId: 1, liveCount: 4 }] }, fixture.stamp));
  fixture.frame();
  expect([calls, fixture.store.sports()[0]?.liveCount]).toEqual([1, 4]);
  stop();
});

test("watchers are notified once of a changed phase", () => {
  const fixture = new FeedFixture();
  const phases: string[] = [];
  fixture.store.watchPhase(() => phases.push(fixture.store.phase));
  fixture.feed.closed(1);
  fixture.frame();
  fixture.feed.time(2);
  expect(fixture.frame()).toBe(0);
  expect(phases).toEqual(["stale"]);
});
