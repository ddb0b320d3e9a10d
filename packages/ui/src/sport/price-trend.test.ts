import { describe, expect, test } from "vitest";
import { trendOf, trendPath, trendSize } from "./price-trend.ts";

/** The path's steps: how high each price lies (0 at the top), and where it ends. */
function steps(prices: readonly number[]): readonly (readonly [level: number, end: number])[] {
  const path = trendPath(prices);
  return [...path.matchAll(/(?:M0 |V)([\d.]+)H([\d.]+)/gu)].map(([, level, end]) => [Number(level), Number(end)]);
}

describe("A line of prices", () => {
  test("has a step of equal width for each price, with the highest at the top and the lowest at the bottom", () => {
    const drawn = steps([2_000, 2_500, 1_500, 2_000]);
    expect(drawn.map(([, end]) => end)).toEqual([30, 60, 90, trendSize.width]);
    const [first, highest, lowest, last] = drawn.map(([level]) => level);
    expect(first).toBe(trendSize.height / 2);
    expect(last).toBe(first);
    expect(highest).toBe(3);
    expect(lowest).toBe(trendSize.height - 3);
  });

  test("is a level line in the middle for an unchanged price, and empty without prices", () => {
    expect(steps([1_850])).toEqual([[trendSize.height / 2, trendSize.width]]);
    expect(trendPath([])).toBe("");
  });

  test("of sixty prices is written in less than a kilobyte", () => {
    const prices = Int32Array.from({ length: 60 }, (_, at) => 1_000 + ((at * 7_919) % 90_000));
    expect(trendPath(prices).length).toBeLessThan(1_024);
    expect(steps([...prices])).toHaveLength(60);
  });

  test.each([
    [[], "level"],
    [[1_850], "level"],
    [[1_850, 2_000, 1_850], "level"],
    [[1_850, 1_700, 1_900], "up"],
    [[1_850, 2_000, 1_800], "down"],
  ] as const)("of %j has the trend %s", (prices, trend) => {
    expect(trendOf(prices)).toBe(trend);
  });
});
