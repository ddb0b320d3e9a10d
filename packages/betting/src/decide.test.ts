import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { decideOutcome, type Score } from "./index.ts";

const result = (market: number, outcome: number, home: number, away: number, special = "") =>
  decideOutcome(market, outcome, special, { home, away })?.result;
const goals = fc.nat(9);

describe("three-way (1)", () => {
  test("wins for home, draw or away", () => {
    expect([1, 2, 3].map((outcome) => result(1, outcome, 2, 1))).toEqual(["won", "lost", "lost"]);
    expect([1, 2, 3].map((outcome) => result(1, outcome, 1, 1))).toEqual(["lost", "won", "lost"]);
    expect([1, 2, 3].map((outcome) => result(1, outcome, 0, 1))).toEqual(["lost", "lost", "won"]);
  });
  test("exactly one of them wins", () => {
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        expect([1, 2, 3].filter((outcome) => result(1, outcome, home, away) === "won")).toHaveLength(1);
      }),
    );
  });
});

describe("three-way of the first half (60)", () => {
  const half = (home: number, away: number, score = { home: 3, away: 0 }) =>
    [1, 2, 3].map((outcome) => decideOutcome(60, outcome, "", { ...score, halfTime: { home, away } })?.result);
  test("is decided by the score at half time, whatever comes after it", () => {
    expect(half(1, 0)).toEqual(["won", "lost", "lost"]);
    expect(half(0, 0)).toEqual(["lost", "won", "lost"]);
    expect(half(1, 2, { home: 4, away: 2 })).toEqual(["lost", "lost", "won"]);
  });
  test("is not decided while the half-time score is unknown", () => {
    expect(result(60, 1, 3, 0)).toBeUndefined();
    expect(decideOutcome(60, 1, "", { home: 3, away: 0, halfTime: null })).toBeNull();
  });
});

test("double chance (10) loses only to the result that it does not cover", () => {
  expect([9, 10, 11].map((outcome) => result(10, outcome, 2, 1))).toEqual(["won", "won", "lost"]);
  expect([9, 10, 11].map((outcome) => result(10, outcome, 1, 1))).toEqual(["won", "lost", "won"]);
  expect([9, 10, 11].map((outcome) => result(10, outcome, 0, 1))).toEqual(["lost", "won", "won"]);
});

test("both teams to score (29) needs a goal from each", () => {
  expect([74, 76].map((outcome) => result(29, outcome, 1, 1))).toEqual(["won", "lost"]);
  expect([74, 76].map((outcome) => result(29, outcome, 3, 0))).toEqual(["lost", "won"]);
  expect([74, 76].map((outcome) => result(29, outcome, 0, 0))).toEqual(["lost", "won"]);
});

describe("total goals (18)", () => {
  test("a half line wins or loses", () => {
    expect([12, 13].map((outcome) => result(18, outcome, 2, 1, "2.5"))).toEqual(["won", "lost"]);
    expect([12, 13].map((outcome) => result(18, outcome, 1, 1, "2.5"))).toEqual(["lost", "won"]);
  });
  test("a whole line is void on the number itself", () => {
    expect([12, 13].map((outcome) => result(18, outcome, 1, 1, "2"))).toEqual(["void", "void"]);
    expect([12, 13].map((outcome) => result(18, outcome, 1, 1, "2.0"))).toEqual(["void", "void"]);
    expect([12, 13].map((outcome) => result(18, outcome, 2, 1, "2"))).toEqual(["won", "lost"]);
  });
  test("a quarter line is half on each neighbour", () => {
    expect([12, 13].map((outcome) => result(18, outcome, 1, 1, "2.25"))).toEqual(["half_lost", "half_won"]);
    expect([12, 13].map((outcome) => result(18, outcome, 2, 1, "2.75"))).toEqual(["half_won", "half_lost"]);
    expect([12, 13].map((outcome) => result(18, outcome, 2, 1, "2.25"))).toEqual(["won", "lost"]);
    expect([12, 13].map((outcome) => result(18, outcome, 1, 1, "2.75"))).toEqual(["lost", "won"]);
  });
  test("of over and under, one wins when the other loses", () => {
    const mirror: Record<string, string> = {
      won: "lost",
      lost: "won",
      half_won: "half_lost",
      half_lost: "half_won",
      void: "void",
    };
    const lines = fc.constantFrom("0.5", "0.75", "1", "1.5", "2", "2.25", "2.5", "2.75", "3", "3.5");
    fc.assert(
      fc.property(goals, goals, lines, (home, away, line) => {
        expect(result(18, 13, home, away, line)).toBe(mirror[result(18, 12, home, away, line) ?? ""]);
      }),
    );
  });
  test("an invalid handicap line is not decided", () => {
    for (const line of ["", "x", "2.3", "-1", "2.5.5", "2,5"]) expect(result(18, 12, 1, 1, line)).toBeUndefined();
  });
});

test("the side with more sets or points wins a match without a draw (186, 219)", () => {
  for (const market of [186, 219]) {
    expect([4, 5].map((outcome) => result(market, outcome, 2, 1))).toEqual(["won", "lost"]);
    expect([4, 5].map((outcome) => result(market, outcome, 79, 81))).toEqual(["lost", "won"]);
  }
});

describe("a match without a draw that is level", () => {
  const winner = (score: Score) => [4, 5].map((outcome) => decideOutcome(406, outcome, "", score)?.result);
  const level = { home: 1, away: 1 };
  test("is won in extra time, else on penalties, and the later is counted only if needed", () => {
    expect(winner({ ...level, extraTime: { home: 1, away: 2 } })).toEqual(["lost", "won"]);
    expect(winner({ ...level, extraTime: { home: 2, away: 2 }, penalties: { home: 4, away: 2 } })).toEqual([
      "won",
      "lost",
    ]);
    expect(winner({ ...level, penalties: { home: 2, away: 4 } })).toEqual(["lost", "won"]);
    expect(winner({ home: 2, away: 1, extraTime: { home: 2, away: 3 }, penalties: { home: 0, away: 1 } })).toEqual([
      "won",
      "lost",
    ]);
    expect(winner({ ...level, extraTime: { home: 2, away: 1 }, penalties: { home: 0, away: 1 } })).toEqual([
      "won",
      "lost",
    ]);
  });
  test("has no winner if neither extra time nor penalties are known", () => {
    expect(winner(level)).toEqual([undefined, undefined]);
    expect(winner({ ...level, extraTime: null, penalties: null })).toEqual([undefined, undefined]);
    expect(winner({ ...level, extraTime: { home: 2, away: 2 } })).toEqual([undefined, undefined]);
  });
});

describe("invalid handicap lines", () => {
  test("of the Asian handicap", () => {
    expect(result(16, 1714, 1, 0, "+0.5")).toBe("won");
    expect(result(16, 1714, 1, 1, "-0")).toBe("void");
    expect(result(16, 1714, 1, 0, "-1.00")).toBe("void");
    for (const line of ["", "--1", "0.3", "1000", "0.5x", "x0.5", "+", "0:1"])
      expect(result(16, 1714, 1, 0, line)).toBeUndefined();
  });
  test("of total goals, which have no sign", () => {
    for (const line of ["+2.5", "-2.5", "0:1", "1000", "2.5 ", " 2.5"])
      expect(result(18, 12, 9, 9, line)).toBeUndefined();
    expect(result(18, 12, 9, 9, "2.75")).toBe("won");
  });
  test("of the European handicap", () => {
    expect(result(14, 1713, 0, 0, "0:10")).toBe("won");
    expect(result(14, 1711, 0, 0, "10:0")).toBe("won");
    for (const line of ["", "1", "0:100", "100:0", "0:1x", "x0:1", "-1:0"])
      expect(result(14, 1713, 0, 0, line)).toBeUndefined();
  });
});

test("an outcome outside the market is not decided", () => {
  const strangers: readonly (readonly [market: number, outcomes: readonly number[], special?: string])[] = [
    [10, [8, 12]],
    [11, [3, 6]],
    [14, [1710, 1714], "0:1"],
    [16, [1713, 1716], "0"],
    [18, [11, 14], "2.5"],
    [26, [69, 71, 73]],
    [45, [272, 273, 275, 326]],
    [47, [416, 417, 419, 436]],
    [406, [3, 6]],
  ];
  for (const [market, outcomes, special = ""] of strangers)
    for (const outcome of outcomes)
      expect(decideOutcome(market, outcome, special, { home: 2, away: 1, halfTime: { home: 1, away: 0 } })).toBeNull();
});

test("unknown markets and outcomes need an operator's manual result", () => {
  expect(result(99, 1, 1, 1)).toBeUndefined();
  expect(result(1, 4, 1, 1)).toBeUndefined();
  expect(result(18, 74, 1, 1, "2.5")).toBeUndefined();
});
