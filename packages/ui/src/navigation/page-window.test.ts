import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("The first, last and current page and its neighbours are listed; a gap of one page is that page", () => {
  expect(pageWindow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageWindow(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageWindow(9, 9)).toEqual([1, null, 8, 9]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 2)).toEqual([1, 2]);
});
