import { expect, test } from "vitest";
import { splitMove, splitWithin } from "./split-move.ts";

const bounds = { min: 20, max: 70 };
const press = (key: string, size: number, dir: "ltr" | "rtl", shiftKey = false) =>
  splitMove({ key, shiftKey }, size, bounds, dir);

test("Arrow keys move a split in reading direction, farther with Shift, and within its bounds", () => {
  expect([press("ArrowRight", 40, "ltr"), press("ArrowLeft", 40, "rtl")]).toEqual([42, 42]);
  expect([press("ArrowLeft", 40, "ltr"), press("ArrowRight", 40, "rtl")]).toEqual([38, 38]);
  expect([press("ArrowRight", 65, "ltr", true), press("ArrowLeft", 25, "ltr", true)]).toEqual([70, 20]);
});

test("Home and End move to the bounds; other keys move nothing", () => {
  expect([press("Home", 40, "rtl"), press("End", 40, "rtl"), press("ArrowUp", 40, "ltr")]).toEqual([20, 70, undefined]);
});

test("A drag ends within the bounds, at a whole percent", () => {
  expect([splitWithin(12.2, bounds), splitWithin(44.6, bounds), splitWithin(99, bounds)]).toEqual([20, 45, 70]);
});
