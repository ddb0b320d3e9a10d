import { describe, expect, test } from "vitest";
import { TickRound } from "./tick-round.ts";

describe("a benchmark tick of 200 changes", () => {
  const ticks = 50;
  const round = new TickRound({ matches: 400, oddsPerMatch: 60, changes: 200 }, ticks);

  test("takes at most 4.6 bytes per changed price, and 0.13 of the nested frame", () => {
    round.prepare();
    expect(round.packedBytes / (ticks * 200)).toBeLessThanOrEqual(4.6);
    expect(round.packedBytes / round.nestedBytes).toBeLessThanOrEqual(0.13);
    round.packed();
    round.nested();
  });

  test("is merged by the feed to the same state as the nested frame, round after round", () => {
    for (let rounds = 0; rounds < 3; rounds++) {
      round.prepare();
      expect(round.packed()).toBe(0);
      expect(round.nested()).toBe(ticks * 200);
      expect(round.byteScan()).toBeGreaterThan(0);
      expect(round.equal()).toBe(true);
    }
  });

  test("leads to different states if one of the two misses a round", () => {
    round.prepare();
    round.nested();
    expect(round.equal()).toBe(false);
  });
});
