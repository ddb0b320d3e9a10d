import { expect, test } from "vitest";
import { type Key, keyedOf, keyOf, pressKey, readable } from "./keyed.ts";

const keyed = (keys: readonly Key[], decimals = 2) => keys.reduce((text, key) => pressKey(text, key, decimals), "");

test("keys write an amount from the left, with one separator and no more decimals than the currency has", () => {
  expect(keyed(["1", "2", "mark", "5", "mark", "0", "7"])).toBe("12.50");
  expect(keyed(["mark", "5"])).toBe("0.5");
  expect(keyed(["0", "0", "5"])).toBe("5");
  expect(keyed(["5", "mark", "5"], 0)).toBe("55");
  expect(keyed(Array.from({ length: 12 }, () => "9" as const))).toHaveLength(9);
});

test("three keyed decimals are decimals in every language", () => {
  expect(readable(keyed(["1", "mark", "2", "5", "0"], 3))).toBe("1٫250");
});

test("the back key removes the last key, until the amount is empty", () => {
  expect(keyed(["1", "2", "mark", "5", "back", "back"])).toBe("12");
  expect(keyed(["1", "back", "back"])).toBe("");
});

test("an amount that was set from outside continues as if it had been typed on the keypad", () => {
  expect([keyedOf("2,000.00", "."), keyedOf("12,50", ","), keyedOf("0.05", "."), keyedOf("25,000", "")]).toEqual([
    "2000",
    "12.5",
    "0.05",
    "25000",
  ]);
});

test("digits of a keyboard are accepted, letters are not", () => {
  expect(["7", ",", "٫", "Backspace", "a", "Enter"].map(keyOf)).toEqual(["7", "mark", "mark", "back", null, null]);
});
