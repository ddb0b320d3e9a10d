import type { MatchHit } from "@livery/contract";
import { expect, test } from "vitest";
import { searchState } from "./use-match-search.ts";

test("§5 too few characters clear the results", () => {
  const hits = { data: [{} as MatchHit], isError: false };
  expect(searchState("", null, hits)).toBe("idle");
  expect(searchState("ab", null, hits)).toBe("short");
  expect(searchState("abc", "abc", hits)).toBe("found");
  expect(searchState("abc", "abc", { data: [], isError: false })).toBe("empty");
  expect(searchState("abc", "abc", { data: undefined, isError: false })).toBe("loading");
  expect(searchState("abc", "abc", { data: undefined, isError: true })).toBe("failed");
});
