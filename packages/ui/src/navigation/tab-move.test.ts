import { describe, expect, test } from "vitest";
import { tabMove } from "./tab-move.ts";

describe("In a row of tabs", () => {
  test("the arrow in reading direction opens the next", () => {
    expect(tabMove("ArrowRight", 0, 3, "ltr")).toBe(1);
    expect(tabMove("ArrowLeft", 0, 3, "rtl")).toBe(1);
    expect(tabMove("ArrowLeft", 0, 3, "ltr")).toBe(2);
    expect(tabMove("ArrowRight", 0, 3, "rtl")).toBe(2);
  });
  test("Home and End open the ends; up and down keep scrolling the page", () => {
    expect(tabMove("Home", 2, 3, "ltr")).toBe(0);
    expect(tabMove("End", 0, 3, "rtl")).toBe(2);
    expect(tabMove("ArrowDown", 0, 3, "ltr")).toBeUndefined();
    expect(tabMove("End", 0, 0, "ltr")).toBeUndefined();
  });
});
