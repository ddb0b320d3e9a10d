import { expect, test } from "vitest";
import { letter } from "./lettering.ts";

test("every Latin name has a wordmark, whatever its accents, and other scripts have none", () => {
  expect(letter("abcdefghijklmnopqrstuvwxyz 0123456789-", 0, 0, 1)?.path).toMatch(/^M/);
  expect(letter("Café", 0, 0, 1)).toEqual(letter("cafe", 0, 0, 1));
  expect(letter("بندر", 0, 0, 1)).toBeNull();
});

test("a letter is moved and scaled as a whole, and the flags and angles of its arcs stay", () => {
  expect(letter("o", 10, 100, 2)).toEqual({ path: "M10 54a46 46 0 1 1 92 0a46 46 0 1 1 -92 0", width: 92 });
  expect(letter("l", 10, 100, 0.5)?.path).toBe("M10 64V100");
});
