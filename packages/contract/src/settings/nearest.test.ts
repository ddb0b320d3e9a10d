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
])("%s is near to %s", (given, meant) => {
  expect(nearestName(given, names)).toBe(meant);
});

test.each(["colour", "", "x", "tournament_ids"])("%j is near to none", (given) => {
  expect(nearestName(given, names)).toBeUndefined();
});

test("a very long name takes no more time than a long one", () => {
  expect(nearestName("x".repeat(1_000_000), names)).toBeUndefined();
});
