import { describe, expect, test } from "vitest";
import { shiftInto } from "./use-shift-into-view.ts";

describe("A popover on a screen of 360 px", () => {
  test.each([
    ["stands where it fits", 20, 340, 0],
    ["stands at the very side where that is its place", 0, 360, 0],
    ["comes in from the left", -120, 200, 128],
    ["comes in from the right", 100, 420, -68],
    ["shows its left edge where it is wider than the screen", 40, 480, -32],
    ["shows its left edge where it runs out of both sides", -30, 400, 38],
  ])("%s", (_, left, right, shift) => expect(shiftInto(360, left, right)).toBe(shift));
});
