import { minor } from "@livery/betting";
import { expect, test } from "vitest";
import { keyedAmount, keyedOf, pressKey, type StakeKey } from "./stake-keys.ts";

const keyed = (keys: readonly StakeKey[], decimals = 2) =>
  keys.reduce((text, key) => pressKey(text, key, decimals), "");

test("keys write an amount from the front, the mark once, and no more decimals than are shown", () => {
  expect(keyed(["1", "2", "mark", "5", "mark", "0", "7"])).toBe("12.50");
  expect(keyedAmount("12.50", 2)).toBe(1250n);
  expect(keyed(["mark", "5"])).toBe("0.5");
  expect(keyed(["0", "0", "5"])).toBe("5");
  expect(keyed(["5", "mark", "5"], 0)).toBe("55");
  expect(keyed(Array.from({ length: 12 }, () => "9" as const))).toHaveLength(9);
});

test("the last of them is taken back, down to nothing", () => {
  expect(keyed(["1", "2", "mark", "5", "back", "back"])).toBe("12");
  expect(keyed(["1", "back", "back"])).toBe("");
  expect(keyedAmount("", 2)).toBeNull();
});

test("an amount counts in the currency's own digits, shown or not", () => {
  expect([keyedAmount("12", 2), keyedAmount("12.", 2), keyedAmount("12.5", 3), keyedAmount("12", 3)]).toEqual([
    1200n,
    1200n,
    12_500n,
    12_000n,
  ]);
});

test("an amount that came from elsewhere goes on as if it had been keyed", () => {
  expect([keyedOf(minor(2000), 2), keyedOf(minor(1250), 2), keyedOf(minor(5), 2), keyedOf(minor(7), 0)]).toEqual([
    "20",
    "12.5",
    "0.05",
    "7",
  ]);
});
