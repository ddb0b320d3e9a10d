import type { LiveMatch } from "@livery/feed";
import { expect, test } from "vitest";
import { liveNow, liveNowState } from "./live-now.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");
const match = (matchId: number, fields: Partial<LiveMatch> = {}): LiveMatch =>
  ({
    matchId,
    status: "1p",
    active: true,
    startsAt: "2026-11-20T11:30:00Z",
    listOrder: matchId,
    ...fields,
  }) as LiveMatch;

test("§4 matches that have not begun or are over are not live now", () => {
  const matches = [match(3), match(1), match(2, { status: "not_started" }), match(4, { status: "ended" })];
  expect(liveNow(matches, noon).map(({ matchId }) => matchId)).toEqual([1, 3]);
});

test.each([
  [{ phase: "loading", link: "live", count: 0 }, "loading"],
  [{ phase: "loading", link: "refresh", count: 0 }, "failed"],
  [{ phase: "ready", link: "live", count: 2 }, "ready"],
  [{ phase: "stale", link: "reconnecting", count: 2 }, "ready"],
  [{ phase: "ready", link: "live", count: 0 }, "empty"],
  [{ phase: "gone", link: "live", count: 2 }, "empty"],
] as const)("%o is %s", (facts, state) => {
  expect(liveNowState(facts as never)).toBe(state);
});
