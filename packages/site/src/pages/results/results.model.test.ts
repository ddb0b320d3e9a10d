import type { MatchResult } from "@livery/contract";
import { expect, test } from "vitest";
import { resultDays } from "./results.model.ts";

const result = (matchId: number, startsAt: string) => ({ matchId, startsAt }) as MatchResult;

test("results are grouped by the site's day, and keep their order with the newest first", () => {
  const days = resultDays(
    [result(3, "2026-11-20T22:30:00Z"), result(2, "2026-11-20T18:00:00Z"), result(1, "2026-11-19T18:00:00Z")],
    "Europe/Istanbul",
  );
  expect(days.map(({ day, results }) => [day, results.map((each) => each.matchId)])).toEqual([
    ["2026-11-21", [3]],
    ["2026-11-20", [2]],
    ["2026-11-19", [1]],
  ]);
});
