import { describe, expect, test } from "vitest";
import { bestFactor } from "./best-outcome.ts";
import { decideOutcome, rational, thousandths } from "./index.ts";

const result = (market: number, outcome: number, special: string, home = 2, away = 1) =>
  decideOutcome(market, outcome, special, { home, away, halfTime: { home: 1, away: 1 } })?.result ?? null;
const [handicap, headStart, total] = [16, 14, 18];

describe("handicap lines are read as a whole", () => {
  test.each([
    ["-1", "void"],
    ["-0.75", "half_won"],
    ["-1.25", "half_lost"],
    ["-0.5", "won"],
    ["+0.5", "won"],
    ["0", "won"],
    ["-1.0", "void"],
    ["-1.00", "void"],
    ["-1.50", "lost"],
    ["-1.5", "lost"],
    ["-12.5", "lost"],
    ["12.75", "won"],
    ["-125", "lost"],
  ])("a handicap of %s is %s for the home side after 2:1", (special, expected) => {
    expect(result(handicap, 1714, special)).toBe(expected);
  });
  test.each(["", "x", "1.3", "1.", ".5", "--1", "1234", "1:0", "-1.25x", "x-1.25", "1.255"])(
    "%j is not a handicap",
    (special) => {
      expect(result(handicap, 1714, special)).toBeNull();
      expect(result(handicap, 1715, special)).toBeNull();
    },
  );
  test.each(["", "-2.5", "+2.5", "x", "2.3"])("%j is not a number of goals", (special) => {
    expect(result(total, 12, special)).toBeNull();
  });
  test.each([
    ["0:1", ["lost", "won", "lost"]],
    ["0:0", ["won", "lost", "lost"]],
    ["0:2", ["lost", "lost", "won"]],
    ["10:0", ["won", "lost", "lost"]],
    ["0:10", ["lost", "lost", "won"]],
    ["11:12", ["lost", "won", "lost"]],
  ])("a European handicap of %s is decided", (special, expected) => {
    expect([1711, 1712, 1713].map((outcome) => result(headStart, outcome, special))).toEqual(expected);
  });
  test.each(["", "1", "1:", ":1", "x1:0", "1:0x", "100:0", "0:100", "1-0"])("%j is no European handicap", (special) => {
    expect(result(headStart, 1711, special)).toBeNull();
  });
  test("an outcome outside the market is not decided by any score", () => {
    for (const [market, special] of [
      [handicap, "1"],
      [headStart, "0:1"],
      [total, "2.5"],
    ] as const)
      for (const outcome of [0, 1, 11, 14, 1710, 1713 + 3, 9999]) expect(result(market, outcome, special)).toBeNull();
  });
});

describe("the best return of a match with long lines", () => {
  const selection = (marketTypeId: number, outcomeId: number, special: string, odds: number) => ({
    matchId: 1,
    marketTypeId,
    outcomeId,
    special,
    banker: false,
    odds: thousandths(odds),
  });
  test("over 11.5 and under 12 can both win, over and under 11.5 cannot", () => {
    const over = selection(total, 12, "11.5", 3000);
    expect(bestFactor({ selections: [over, selection(total, 13, "12", 2000)] })).toEqual(rational(4));
    expect(bestFactor({ selections: [over, selection(total, 13, "11.5", 2000)] })).toEqual(rational(3));
  });
  test("handicap goals are added to the score", () => {
    const home = selection(headStart, 1711, "1:3", 2000);
    expect(bestFactor({ selections: [home, selection(total, 13, "2.5", 2000)] })).toEqual(rational(2));
    expect(bestFactor({ selections: [home, selection(total, 13, "3.5", 2000)] })).toEqual(rational(4));
    expect(bestFactor({ selections: [home, selection(1, 3, "", 2000)] })).toEqual(rational(2));
  });
});
