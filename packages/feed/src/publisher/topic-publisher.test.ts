import { describe, expect, test } from "vitest";
import { livery } from "../gen/live.js";
import { readSnapshot } from "../snapshot/snapshot.ts";
import { at, away, draw, home, homeRef, oneMatch, FeedFixture } from "../testing/feed-fixture.ts";
import { maxFrameBytes } from "../wire/message-limits.ts";
import { TopicPublisher } from "./topic-publisher.ts";

const decode = (frame: Uint8Array) => livery.live.v1.Frame.decode(frame);
const kindsOf = (frames: readonly Uint8Array[]) => frames.map((frame) => decode(frame).kind);

function opened(): TopicPublisher {
  const publisher = new TopicPublisher("list", 3);
  publisher.change(oneMatch, at(0));
  return publisher;
}

describe("prices", () => {
  test("are latest-wins: a tick has each changed price once with its last value, and none that returned to the old value", () => {
    const publisher = opened();
    publisher.price(home, 2_200);
    publisher.price(home, 2_300);
    publisher.price(away, 3_600);
    publisher.price(away, 3_500);
    const [frame, ...rest] = publisher.flush(at(100));
    expect(rest).toEqual([]);
    expect(decode(frame!).tick).toMatchObject({ handle_gap: [0], odd_delta: [200] });
    expect(publisher.quote(homeRef)).toMatchObject({ odds: 2_300, movement: 1 });
  });

  test("the last value always arrives, and a tick without changes is no frame", () => {
    const publisher = opened();
    expect(publisher.flush(at(100))).toEqual([]);
    publisher.price(draw, 3_300);
    publisher.flush(at(200));
    expect(publisher.flush(at(300))).toEqual([]);
    expect(publisher.quote({ ...homeRef, outcomeId: 2 }).odds).toBe(3_300);
  });

  test("of an unknown outcome, and invalid prices, are refused with a code", () => {
    const publisher = opened();
    expect(() => publisher.price({ marketId: 9, outcomeId: 1 }, 2_000)).toThrow(
      expect.objectContaining({ code: "unknown_id" }),
    );
    for (const odds of [-1, 2.5, Number.NaN, 100_000_001])
      expect(() => publisher.price(home, odds)).toThrow(expect.objectContaining({ code: "out_of_range" }));
    expect(publisher.flush(at(1))).toEqual([]);
  });

  test("a tick with every price of 400 matches is one frame", () => {
    const publisher = new TopicPublisher("list", 1);
    const markets = Array.from({ length: 8_000 }, (_, index) => ({
      marketId: index + 1,
      matchId: 1 + Math.floor(index / 20),
      marketTypeId: 1,
    }));
    const outcomes = markets.flatMap(({ marketId }) =>
      [1, 2, 3].map((outcomeId) => ({ marketId, outcomeId, odds: 2_000 })),
    );
    publisher.change(
      { matches: Array.from({ length: 400 }, (_, index) => ({ matchId: index + 1 })), markets, outcomes },
      at(0),
    );
    for (const [index, outcome] of outcomes.entries()) publisher.price(outcome, 2_010 + (index % 900));
    const frames = publisher.flush(at(100));
    expect(frames.length).toBe(1);
    expect(frames[0]!.length).toBeLessThan(maxFrameBytes);
  });
});

describe("F6: suspension, goal, result and lock are never conflated away nor overtaken by a later price", () => {
  test("pending prices are sent before a named frame, in one tick", () => {
    const publisher = opened();
    publisher.price(home, 2_200);
    expect(kindsOf(publisher.lock(true, { matches: [7] }, at(1)))).toEqual(["tick", "lock"]);
    publisher.price(home, 2_250);
    expect(kindsOf(publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, at(2)))).toEqual(["tick", "change"]);
    publisher.price(home, 1_500);
    expect(kindsOf(publisher.settle([{ ...home, result: "won" }], at(3)))).toEqual(["tick", "settle"]);
    publisher.price(home, 1_400);
    expect(kindsOf(publisher.rollback([101], at(4)))).toEqual(["tick", "rollback"]);
  });

  test("every suspension and every score is a frame of its own, however fast they come", () => {
    const publisher = opened();
    const frames = [
      ...publisher.lock(true, { markets: [101] }, at(1)),
      ...publisher.lock(false, { markets: [101] }, at(1)),
      ...publisher.change({ matches: [{ matchId: 7, score: "1:0" }] }, at(1)),
      ...publisher.change({ matches: [{ matchId: 7, score: "2:0" }] }, at(1)),
    ];
    expect(kindsOf(frames)).toEqual(["lock", "lock", "change", "change"]);
  });
});

describe("a change", () => {
  test("carries only what changed; absent means unchanged", () => {
    const publisher = opened();
    const [frame] = publisher.change({ ...oneMatch, matches: [{ ...oneMatch.matches![0]!, score: "1:0" }] }, at(1));
    expect(decode(frame!).change).toMatchObject({ matches: [{ matchid: 7, matchscore: "1:0" }], groups: [], odds: [] });
    expect(Object.keys(decode(frame!).change!.matches[0]!)).toEqual(["matchid", "matchscore"]);
  });

  test("without a difference makes no frame", () => {
    expect(opened().change(oneMatch, at(1))).toEqual([]);
  });

  test("gives new outcomes the next handles, and never reuses one", () => {
    const publisher = opened();
    publisher.change({ removedMarkets: [101] }, at(1));
    const [frame] = publisher.change(
      { markets: [{ marketId: 101, matchId: 7, marketTypeId: 1 }], outcomes: [{ ...home, odds: 2_000 }] },
      at(2),
    );
    expect(decode(frame!).change?.odds).toMatchObject([{ handle: 3, oddsid: 101, outcomeid: 1, odd: 2_000 }]);
  });

  test("of betstatus sets iss and isv with it (§4)", () => {
    const publisher = opened();
    const [stopped] = publisher.change({ matches: [{ matchId: 7, betStatus: "stopped" }] }, at(1));
    expect(decode(stopped!).change?.matches).toMatchObject([{ betstatus: "stopped", iss: true, isv: false }]);
    const [started] = publisher.change({ matches: [{ matchId: 7, betStatus: "started" }] }, at(2));
    expect(decode(started!).change?.matches).toMatchObject([{ betstatus: "started", iss: false, isv: true }]);
  });

  test.each([
    ["a market of no match", { markets: [{ marketId: 5, marketTypeId: 1 }] }, "incomplete"],
    ["a market of an unknown match", { markets: [{ marketId: 5, matchId: 99 }] }, "unknown_id"],
    ["an outcome of an unknown market", { outcomes: [{ marketId: 5, outcomeId: 1, odds: 2_000 }] }, "unknown_id"],
    ["a market that moves", { matches: [{ matchId: 8 }], markets: [{ marketId: 101, matchId: 8 }] }, "out_of_range"],
    [
      "a market twice",
      {
        markets: [
          { marketId: 5, matchId: 7 },
          { marketId: 5, matchId: 7 },
        ],
      },
      "malformed",
    ],
    [
      "an outcome twice",
      {
        outcomes: [
          { ...home, odds: 1_500 },
          { ...home, odds: 1_600 },
        ],
      },
      "malformed",
    ],
    ["a match removed that is not there", { removedMatches: [99] }, "unknown_id"],
    [
      "a market of a match that it removes",
      { removedMatches: [7], markets: [{ marketId: 5, matchId: 7 }] },
      "unknown_id",
    ],
    ["a price that no odd has", { outcomes: [{ ...home, odds: 2_000_000_000 }] }, "out_of_range"],
  ])("with %s is refused, and nothing is changed or sent", (_what, input, code) => {
    const publisher = opened();
    const before = [publisher.hash, publisher.position];
    expect(() => publisher.change(input, at(1))).toThrow(expect.objectContaining({ code }));
    expect([publisher.hash, publisher.position]).toEqual(before);
  });

  test("that is too large for a frame is several, and a client that applies them ends in the same state", () => {
    const fixture = new FeedFixture();
    const matches = Array.from({ length: 1_500 }, (_, index) => ({
      matchId: 1_000 + index,
      home: `Home of ${index} `.repeat(8),
      active: true,
    }));
    const markets = matches.map(({ matchId }) => ({ marketId: matchId, matchId, marketTypeId: 1, name: "market.1" }));
    const frames = fixture.publisher.change(
      { matches, markets, outcomes: markets.map(({ marketId }) => ({ marketId, outcomeId: 1, odds: 2_000 })) },
      at(1),
    );
    expect(frames.length).toBeGreaterThan(1);
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(maxFrameBytes);
    fixture.receive(frames);
    expect(fixture.store.held.hash()).toBe(fixture.publisher.hash);
  });
});

describe("resuming", () => {
  test("sends the missing frames and a heartbeat", () => {
    const publisher = opened();
    const from = publisher.position;
    publisher.price(home, 2_200);
    const sent = [...publisher.flush(at(1)), ...publisher.lock(true, { matches: [7] }, at(2))];
    const reply = publisher.resume(from, at(3));
    expect(reply.slice(0, -1)).toEqual(sent);
    expect(decode(reply.at(-1)!)).toMatchObject({ kind: "heartbeat", offset: 3, prev_offset: 3 });
    expect(kindsOf(publisher.resume(publisher.position, at(3)))).toEqual(["heartbeat"]);
  });

  test.each([
    ["another epoch", { epoch: 2, offset: 1 }],
    ["an offset that is not reached yet", { epoch: 3, offset: 50 }],
  ])("from %s is answered with a reset", (_what, from) => {
    expect(kindsOf(opened().resume(from, at(1)))).toEqual(["reset"]);
  });

  test("from frames that are no longer stored is answered with a reset", () => {
    const publisher = opened();
    const from = publisher.position;
    for (let tick = 1; tick <= 700; tick++) {
      publisher.price(home, 2_000 + tick);
      publisher.flush(at(tick));
    }
    expect(kindsOf(publisher.resume(from, at(701)))).toEqual(["reset"]);
    expect(publisher.resume({ epoch: 3, offset: 600 }, at(701)).length).toBe(102);
  });
});

test("F7: an answer to a resume is at most as long as a socket's queue, and a snapshot is shorter", () => {
  const publisher = opened();
  const from = publisher.position;
  for (let change = 1; change <= 200; change++)
    publisher.change({ matches: [{ matchId: 7, home: `${change} `.repeat(200) }] }, at(change));
  expect(kindsOf(publisher.resume(from, at(300)))).toEqual(["reset"]);
  expect(publisher.resume({ ...from, offset: 150 }, at(300)).length).toBe(52);
});

describe("heartbeats and epochs", () => {
  test("a heartbeat is due within 2 s, and half a second after the last of several frames", () => {
    const publisher = opened();
    publisher.heartbeat(at(10_000));
    expect(publisher.heartbeatAt).toBeLessThanOrEqual(at(12_000).serverMs);
    publisher.price(home, 2_200);
    publisher.flush(at(10_100));
    expect(publisher.heartbeatAt).toBe(at(10_600).serverMs);
    publisher.heartbeat(at(10_600));
    expect(publisher.heartbeatAt).toBeGreaterThan(at(11_600).serverMs);
  });

  test("D57: when half of the handles are unused a new epoch numbers the others densely", () => {
    const publisher = opened();
    const markets = Array.from({ length: 300 }, (_, index) => ({
      marketId: 1_000 + index,
      matchId: 7,
      marketTypeId: 2 + index,
    }));
    publisher.change(
      { markets, outcomes: markets.map(({ marketId }) => ({ marketId, outcomeId: 1, odds: 2_000 })) },
      at(1),
    );
    expect(publisher.needsRenumber).toBe(false);
    publisher.change({ removedMarkets: markets.slice(0, 200).map(({ marketId }) => marketId) }, at(2));
    expect(publisher.needsRenumber).toBe(true);
    publisher.price(home, 2_222);
    expect(kindsOf(publisher.renumber(4, at(3)))).toEqual(["tick", "reset"]);
    expect(publisher.needsRenumber).toBe(false);
    expect(publisher.position).toEqual({ topic: "list", epoch: 4, offset: 0 });
    expect(publisher.quote(homeRef)).toMatchObject({ odds: 2_222, movement: 1, state: "open" });
    expect(readSnapshot(publisher.snapshot(at(4))).state.columns).toMatchObject({ count: 103, dead: 0 });
    expect(() => publisher.renumber(4, at(5))).toThrow(RangeError);
  });
});
