import { describe, expect, test } from "vitest";
import type { OutcomeRef } from "../model/match.ts";
import { away, draw, home, homeRef, oneMatch, Scene } from "../testing/scene.ts";

const drawRef: OutcomeRef = { ...homeRef, outcomeId: 2 };

function priced(scene: Scene, ...odds: readonly number[]): void {
  for (const value of odds) {
    scene.publisher.price(home, value);
    scene.receive(scene.publisher.flush(scene.stamp));
  }
}

describe("watching an outcome", () => {
  test("calls back once a frame of the screen, with the last value, however many ticks came", () => {
    const scene = new Scene();
    const seen: unknown[] = [];
    const stop = scene.store.watchOutcome(homeRef, (...args) => seen.push(args));
    priced(scene, 2_200, 2_300, 2_250);
    expect(seen).toEqual([]);
    scene.frame();
    expect(seen).toEqual([[2_250, -1, "open"]]);
    scene.frame();
    expect(seen.length).toBe(1);
    stop();
    priced(scene, 2_400);
    scene.frame();
    expect(seen.length).toBe(1);
  });

  test("is not told of other outcomes' prices, and a tick that nobody watches arranges nothing", () => {
    const scene = new Scene();
    let called = 0;
    scene.store.watchOutcome(drawRef, () => called++);
    priced(scene, 2_200);
    expect(scene.frame()).toBe(0);
    expect(called).toBe(0);
  });

  test("works before the outcome is there, and after it is gone and back with another handle", () => {
    const scene = new Scene({ matches: oneMatch.matches! });
    const seen: unknown[] = [];
    scene.store.watchOutcome(homeRef, (odds, _movement, state) => seen.push([odds, state]));
    const bringBack = { markets: oneMatch.markets!, outcomes: oneMatch.outcomes! };
    for (const input of [bringBack, { removedMarkets: [101] }, bringBack, { removedMatches: [7] }]) {
      scene.receive(scene.publisher.change(input, scene.stamp));
      scene.frame();
    }
    expect(seen).toEqual([
      [2_100, "open"],
      [0, "gone"],
      [2_100, "open"],
      [0, "gone"],
    ]);
  });

  test("is called once when its outcome goes and comes back within one frame of the screen", () => {
    const scene = new Scene();
    const seen: unknown[] = [];
    scene.store.watchOutcome(homeRef, (odds, _movement, state) => seen.push([odds, state]));
    scene.receive(scene.publisher.change({ removedMarkets: [101] }, scene.stamp));
    scene.receive(scene.publisher.change({ markets: oneMatch.markets!, outcomes: oneMatch.outcomes! }, scene.stamp));
    scene.frame();
    expect(seen).toEqual([[2_100, "open"]]);
  });

  test("two watchers of one outcome are both told; one that throws keeps no other from it, and the error is not swallowed", () => {
    const scene = new Scene();
    let told = 0;
    scene.store.watchOutcome(homeRef, () => {
      throw new Error("a broken cell");
    });
    scene.store.watchOutcome(homeRef, () => told++);
    scene.store.watchMatches(() => told++);
    scene.receive(scene.publisher.lock(true, { matches: [7] }, scene.stamp));
    expect(() => scene.frame()).toThrow("a broken cell");
    expect(told).toBe(2);
  });

  test("is told of a lock of its match, its market and itself, in one call a frame", () => {
    const scene = new Scene();
    const states: string[] = [];
    scene.store.watchOutcome(homeRef, (_odds, _movement, state) => states.push(state));
    const frames = [
      scene.publisher.lock(true, { matches: [7] }, scene.stamp),
      scene.publisher.lock(false, { matches: [7] }, scene.stamp),
      scene.publisher.lock(true, { markets: [101] }, scene.stamp),
      scene.publisher.lock(false, { markets: [101] }, scene.stamp),
      scene.publisher.change({ outcomes: [{ ...home, open: false }] }, scene.stamp),
      scene.publisher.change({ outcomes: [{ ...home, open: true }] }, scene.stamp),
    ];
    for (const frame of frames) {
      scene.receive(frame);
      scene.frame();
    }
    expect(states).toEqual(["locked", "open", "locked", "open", "locked", "open"]);
  });
});

describe("an outcome's state", () => {
  const stateAfter = (input: Parameters<Scene["publisher"]["change"]>[0]) => {
    const scene = new Scene();
    scene.receive(scene.publisher.change(input, scene.stamp));
    return scene.store.quote(homeRef).state;
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

  test("is locked once it is decided, and as before when the result is taken back (D16)", () => {
    const scene = new Scene();
    scene.receive(
      scene.publisher.settle(
        [
          { ...home, result: "won" },
          { ...draw, result: "lost" },
          { ...away, result: "dead_heat" },
        ],
        scene.stamp,
      ),
    );
    expect(scene.store.quote(homeRef)).toMatchObject({ state: "locked", result: "won" });
    expect(scene.store.quote({ ...homeRef, outcomeId: 3 }).result).toBe("dead_heat");
    scene.receive(scene.publisher.rollback([101], scene.stamp));
    expect(scene.store.quote(homeRef)).toMatchObject({ state: "open", result: "open" });
  });
});

describe("movement (§4)", () => {
  test("is 1 when the price rises, -1 when it falls, 0 when it is new or named again unchanged", () => {
    const scene = new Scene();
    const movement = () => scene.store.quote(homeRef).movement;
    expect(movement()).toBe(0);
    priced(scene, 2_200);
    expect(movement()).toBe(1);
    priced(scene, 2_199);
    expect(movement()).toBe(-1);
    scene.receive(scene.publisher.change({ outcomes: [{ ...home, movement: 0 }] }, scene.stamp));
    expect(movement()).toBe(0);
    scene.receive(scene.publisher.change({ outcomes: [{ ...home, odds: 2_500 }] }, scene.stamp));
    expect(movement()).toBe(1);
  });
});

describe("matches", () => {
  test("are the same objects while only prices move, and another object when something else does", () => {
    const scene = new Scene();
    let told = 0;
    scene.store.watchMatches(() => told++);
    scene.store.watchMatch(7, () => told++);
    const before = [scene.store.matches(), scene.store.match(7)];
    priced(scene, 2_200, 2_300);
    scene.frame();
    expect([scene.store.matches(), scene.store.match(7)]).toEqual(before);
    expect(scene.store.matches()).toBe(before[0]);
    expect(scene.store.match(7)).toBe(before[1]);
    expect(told).toBe(0);
    scene.receive(scene.publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, scene.stamp));
    scene.frame();
    expect(scene.store.match(7)).not.toBe(before[1]);
    expect(scene.store.match(7)?.score).toBe("1:0");
    expect(told).toBe(2);
  });

  test("say everything of their markets and outcomes but the prices", () => {
    const scene = new Scene({ ...oneMatch, outcomes: [{ ...home, name: "home", odds: 2_000, singleMaxStake: 5_000 }] });
    expect(scene.store.match(7)).toMatchObject({
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

  test("§4: only subscribed odds types are applied", () => {
    const scene = new Scene(oneMatch, "list", new Set([10]));
    expect(scene.store.match(7)?.markets).toEqual([]);
    expect(scene.store.quote(homeRef).state).toBe("gone");
    let called = 0;
    scene.store.watchOutcome(homeRef, () => called++);
    priced(scene, 2_200);
    expect(scene.frame()).toBe(0);
    expect(called).toBe(0);
  });

  test("§4: other subscribed types are applied at once, to what is held and to what is watched; a match's own topic has all", () => {
    const scene = new Scene(oneMatch, "list");
    const types = () => scene.store.match(7)?.markets.map(({ marketTypeId }) => marketTypeId);
    let called = 0;
    scene.store.watchOutcome(homeRef, () => called++);
    let lists = 0;
    scene.store.watchMatches(() => lists++);
    scene.feed.listTypes(new Set([10]));
    scene.frame();
    expect([types(), scene.store.quote(homeRef).state, lists]).toEqual([[], "gone", 1]);
    const before = called;
    priced(scene, 2_200);
    expect([scene.frame(), called]).toEqual([0, before]);
    scene.feed.listTypes(null);
    scene.frame();
    expect([types(), scene.store.quote(homeRef), lists]).toMatchObject([[1], { state: "open", odds: 2_200 }, 2]);
    const match = new Scene(oneMatch, "match:7");
    match.feed.listTypes(new Set([10]));
    expect(match.store.match(7)?.markets).toHaveLength(1);
  });

  test("D25: lists show the most balanced line of 5500 and 5520, the match page every line", () => {
    const lines = [1.5, 2.5, 3.5].map((line, place) => ({
      marketId: 200 + place,
      matchId: 7,
      marketTypeId: 5500,
      special: String(line),
      active: true,
      open: true,
      mostBalanced: line === 2.5,
    }));
    const input = { ...oneMatch, markets: [...oneMatch.markets!, ...lines] };
    const specials = (scene: Scene) => scene.store.match(7)?.markets.map(({ special }) => special);
    const list = new Scene(input);
    expect(specials(list)).toEqual(["", "2.5"]);
    expect(specials(new Scene(input, "match:7"))).toEqual(["", "1.5", "2.5", "3.5"]);
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

  test("D24: an inactive market is not shown; a stopped one is, locked", () => {
    const scene = new Scene();
    scene.receive(scene.publisher.lock(true, { markets: [101] }, scene.stamp));
    expect(scene.store.match(7)?.markets).toMatchObject([{ locked: true }]);
    scene.receive(scene.publisher.change({ markets: [{ marketId: 101, active: false }] }, scene.stamp));
    expect(scene.store.match(7)?.markets).toEqual([]);
  });
});

test("sports' counts are told when they change", () => {
  const scene = new Scene({ sports: [{ sportId: 1, name: "Football", liveCount: 3, inPlay: 2 }] }, "sports");
  let told = 0;
  const stop = scene.store.watchSports(() => told++);
  expect(scene.store.sports()).toEqual([{ sportId: 1, name: "Football", liveCount: 3, inPlay: 2 }]);
  scene.receive(scene.publisher.change({ sports: [{ sportId: 1, liveCount: 4 }] }, scene.stamp));
  scene.frame();
  expect([told, scene.store.sports()[0]?.liveCount]).toEqual([1, 4]);
  stop();
});

test("the phase is told when it changes, and once", () => {
  const scene = new Scene();
  const phases: string[] = [];
  scene.store.watchPhase(() => phases.push(scene.store.phase));
  scene.feed.closed(1);
  scene.frame();
  scene.feed.time(2);
  expect(scene.frame()).toBe(0);
  expect(phases).toEqual(["stale"]);
});
