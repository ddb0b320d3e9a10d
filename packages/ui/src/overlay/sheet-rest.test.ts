import { describe, expect, test } from "vitest";
import { restAfter, restByKey } from "./sheet-rest.ts";

const rests = [200, 400, 720];

describe("A released sheet", () => {
  test.each([
    ["comes to the nearest of its heights", 430, 0, 1],
    ["is carried on by its speed", 580, -0.3, 1],
    ["is carried over the middle between two", 520, 0.4, 2],
    ["that is thrown up goes to the next height", 410, 0.6, 2],
    ["that is thrown up beyond the last stays there", 730, 2, 2],
    ["that is thrown down goes to the one below", 390, -0.6, 0],
    ["that is thrown down below the lowest is closed", 190, -0.6, "closed"],
    ["that is thrown down hard from the middle is closed", 390, -2, "closed"],
    ["that is drawn below half of its lowest is closed", 90, 0, "closed"],
    ["that is drawn a little below its lowest comes back", 150, 0, 0],
  ] as const)("%s", (_, height, speed, rest) => {
    expect(restAfter({ height, speed, rests })).toBe(rest);
  });

  test("with one height returns to it or closes", () => {
    expect(restAfter({ height: 300, speed: 0, rests: [400] })).toBe(0);
    expect(restAfter({ height: 300, speed: -0.6, rests: [400] })).toBe("closed");
    expect(restAfter({ height: 380, speed: 0.6, rests: [400] })).toBe(0);
  });
});

test("The keys of the grip move from height to height, and stop at the ends", () => {
  expect(["ArrowUp", "ArrowDown", "Home", "End", "Enter"].map((key) => restByKey(key, 1, 3))).toEqual([
    2,
    0,
    0,
    2,
    undefined,
  ]);
  expect([restByKey("ArrowUp", 2, 3), restByKey("ArrowDown", 0, 3)]).toEqual([2, 0]);
});
