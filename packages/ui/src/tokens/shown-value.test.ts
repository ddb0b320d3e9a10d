import { expect, test } from "vitest";
import { shownValue } from "./shown-value.ts";

test("A value is shown as its author would write it", () => {
  expect([["a"], "a", null, undefined, Number.NaN, 12n].map(shownValue)).toEqual([
    '["a"]',
    '"a"',
    "null",
    "undefined",
    "NaN",
    "12",
  ]);
});

test("A value without a JSON form is shown too", () => {
  const circle: Record<string, unknown> = {};
  circle["itself"] = circle;
  expect(shownValue(circle)).toBe("[object Object]");
  expect(shownValue({ stake: 12n })).toBe("[object Object]");
});

test("A long value is cut to 80 characters", () => {
  expect(shownValue("x".repeat(78))).toBe(`"${"x".repeat(78)}"`);
  expect(shownValue("x".repeat(79))).toBe(`"${"x".repeat(78)}…`);
});
