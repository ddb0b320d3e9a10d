import { expect, test } from "vitest";
import { Growth } from "./growth.ts";

/** How many rows each frame may make, the frames so many milliseconds apart. */
function rowsOf(intervals: readonly number[]): readonly number[] {
  const growth = new Growth();
  let now = 1_000;
  return intervals.map((interval) => growth.frame((now += interval)));
}

test("a fast device adds one more row every other frame, up to a bound", () => {
  expect(rowsOf([16, 16, 16, 16, 16])).toEqual([1, 1, 2, 2, 3]);
  expect(Math.max(...rowsOf(Array.from({ length: 100 }, () => 16)))).toBe(8);
});

test("a display of 30 or 120 Hz adds rows as one of 60 Hz does", () => {
  const adds = [1, 1, 2, 2, 3];
  for (const interval of [8, 16, 33, 34]) expect(rowsOf(adds.map(() => interval))).toEqual(adds);
});

test("frames that are long tasks add one row each", () => {
  expect(rowsOf([50, 60, 50, 51, 50])).toEqual([1, 1, 1, 1, 1]);
});

test("a slow device adds one row a frame, and more when it is fast again", () => {
  expect(rowsOf([16, 33, 50, 33])).toEqual([1, 1, 1, 1]);
  expect(rowsOf([16, 16, 16, 40, 16, 16])).toEqual([1, 1, 2, 1, 1, 2]);
});
