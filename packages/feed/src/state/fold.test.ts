import { describe, expect, test } from "vitest";
import type { TopicDelta } from "../model/change.ts";
import { maxMatches } from "../wire/message-limits.ts";
import { applyDelta, applyLock, applyRollback, applySettle } from "./fold.ts";
import { nothingTouched } from "./state.rows.ts";
import { TopicState } from "./topic-state.ts";

const nothing: TopicDelta = {
  removedMatches: [],
  removedMarkets: [],
  removedSports: [],
  sports: [],
  matches: [],
  markets: [],
  outcomes: [],
};

function stateOf(): TopicState {
  const state = new TopicState();
  const delta: TopicDelta = {
    ...nothing,
    sports: [{ sportId: 1, name: "Football" }],
    matches: [{ matchId: 7, betStatus: "started" }, { matchId: 8 }],
    markets: [
      { marketId: 101, matchId: 7 },
      { marketId: 102, matchId: 8 },
    ],
    outcomes: [0, 1, 2].map((handle) => ({
      handle,
      marketId: handle === 2 ? 102 : 101,
      outcomeId: handle + 1,
      odds: 2_000,
    })),
  };
  applyDelta(state, delta, nothingTouched());
  return state;
}

describe("an invalid named frame from a server", () => {
  test.each<[string, Partial<TopicDelta>, string]>([
    ["a handle that is dead", { outcomes: [{ handle: 0, odds: 3_000 }], removedMarkets: [101] }, "unknown_id"],
    ["a handle out of turn", { outcomes: [{ handle: 4, marketId: 101, odds: 3_000 }] }, "unknown_id"],
    ["a new handle of no market", { outcomes: [{ handle: 3, odds: 3_000 }] }, "incomplete"],
    ["a new handle of an unknown market", { outcomes: [{ handle: 3, marketId: 9, odds: 3_000 }] }, "unknown_id"],
    [
      "a new handle twice",
      {
        outcomes: [
          { handle: 3, marketId: 101 },
          { handle: 3, odds: 3_000 },
        ],
      },
      "malformed",
    ],
    ["a handle that moves to another market", { outcomes: [{ handle: 0, marketId: 102 }] }, "out_of_range"],
    ["a market removed that is not there", { removedMarkets: [9] }, "unknown_id"],
    ["a sport removed that is not there", { removedSports: [9] }, "unknown_id"],
    [
      "more matches than a topic holds",
      { matches: Array.from({ length: maxMatches }, (_, index) => ({ matchId: 100 + index })) },
      "too_many",
    ],
  ])("with %s is refused as a whole", (_what, delta, code) => {
    const state = stateOf();
    const before = state.hash();
    const whole = { ...nothing, sports: [{ sportId: 1, liveCount: 9 }], ...delta };
    expect(() => applyDelta(state, whole, nothingTouched())).toThrow(expect.objectContaining({ code }));
    expect(state.hash()).toBe(before);
  });

  test("with a lock, settlement or roll-back of an unknown row is refused as a whole", () => {
    const state = stateOf();
    const before = state.hash();
    const unknown = expect.objectContaining({ code: "unknown_id" });
    expect(() => applyLock(state, { locked: true, matches: [7, 9], markets: [] }, nothingTouched())).toThrow(unknown);
    expect(() => applyLock(state, { locked: true, matches: [7], markets: [9] }, nothingTouched())).toThrow(unknown);
    expect(() =>
      applySettle(
        state,
        [
          { handle: 0, result: "won" },
          { handle: 3, result: "lost" },
        ],
        nothingTouched(),
      ),
    ).toThrow(unknown);
    expect(() => applyRollback(state, [101, 9], nothingTouched())).toThrow(unknown);
    expect(state.hash()).toBe(before);
  });

  test("returns the changed matches", () => {
    const touched = nothingTouched();
    const state = stateOf();
    applySettle(state, [{ handle: 2, result: "won" }], touched);
    expect([...touched.matches]).toEqual([8]);
    applyLock(state, { locked: true, matches: [], markets: [101] }, touched);
    expect([...touched.matches]).toEqual([8, 7]);
  });
});
