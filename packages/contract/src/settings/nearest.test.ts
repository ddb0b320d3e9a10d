import { expect, test } from "vitest";
import { nearestName } from "./nearest.ts";

const names = ["site_title", "site_logo", "matches_day", "registerMobileRequired"];

test.each([
  ["site_titel", "site_title"],
  ["siteTitle", "site_title"],
  ["site-title", "site_title"],
  ["match_days", "matches_day"],
  ["matches_days", "matches_day"],
  ["registermobilerequired", "registerMobileRequired"],
  ["site_lgo", "site_logo"],
])("the nearest name to %s is %s", (given, meant) => {
  expect(nearestName(given, names)).toBe(meant);
});

test.each(["colour", "", "x", "tournament_ids"])("no name is near to %j", (given) => {
  expect(nearestName(given, names)).toBeUndefined();
});

test("a very long name takes no more time to compare than a long one", () => {
  expect(nearestName("x".repeat(1_000_000), names)).toBeUndefined();
});
