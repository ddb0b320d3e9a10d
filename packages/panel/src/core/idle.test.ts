import { expect, test } from "vitest";
import { idleness } from "./idle.ts";

const minute = 60_000;

test.each([
  ["the house answered a moment ago", 1, null, { kind: "fine" }],
  ["nobody has done anything for a while", 27, null, { kind: "fine" }],
  ["two minutes are left", 28, null, { kind: "warn", left: 2 * minute }],
  ["a minute is left", 29, null, { kind: "warn", left: minute }],
  ["half an hour is over", 30, null, { kind: "over" }],
  ["somebody types, and the house heard of it a moment ago", 4, 4, { kind: "fine" }],
  ["somebody types, and the house has not heard of it", 6, 6, { kind: "refresh" }],
  ["somebody typed long ago", 20, 6, { kind: "fine" }],
  ["somebody comes back while it warns", 29, 29, { kind: "refresh" }],
  ["somebody comes back too late", 31, 31, { kind: "over" }],
] as const)("when %s", (_, since, active, expected) => {
  expect(idleness(since * minute, 0, (active ?? -1) * minute)).toEqual(expected);
});
