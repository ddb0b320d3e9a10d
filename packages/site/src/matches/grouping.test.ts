import { expect, test } from "vitest";
import { groupMatches } from "./grouping.ts";
import { unpricedMatch, type MatchView } from "./matches.view.ts";

function match(matchId: number, startsAt: string, tournamentId = 1): MatchView {
  return unpricedMatch({
    matchId,
    startsAt,
    home: `Home ${matchId}`,
    away: `Away ${matchId}`,
    sportId: 1,
    sportName: "Football",
    categoryId: 1,
    categoryName: "England",
    countryFlag: "gb",
    tournamentId,
    tournamentName: `Tournament ${tournamentId}`,
    marketCount: 4,
    minTip: 1,
  });
}

test("D36 a day is the site's, not the reader's: 22:30 UTC is tomorrow in Istanbul", () => {
  const dayOf = (zone: string) => groupMatches([match(1, "2026-11-20T22:30:00Z")], zone)[0]?.day;
  expect(dayOf("Europe/Istanbul")).toBe("2026-11-21");
  expect(dayOf("UTC")).toBe("2026-11-20");
});

test("matches are grouped by day and tournament, each in kick-off order", () => {
  const days = groupMatches(
    [
      match(1, "2026-11-21T18:00:00Z"),
      match(2, "2026-11-20T20:00:00Z", 2),
      match(3, "2026-11-20T17:00:00Z", 1),
      match(4, "2026-11-20T15:00:00Z", 2),
    ],
    "UTC",
  );
  expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21"]);
  expect(
    days[0]!.tournaments.map(({ tournamentId, matches }) => [tournamentId, matches.map((m) => m.matchId)]),
  ).toEqual([
    [2, [4, 2]],
    [1, [3]],
  ]);
  expect(days[0]!.matches.map((m) => m.matchId)).toEqual([4, 3, 2]);
  expect(days[0]!.startsAt).toBe("2026-11-20T15:00:00Z");
});

test("two matches with the same kick-off keep a fixed order", () => {
  const [day] = groupMatches([match(9, "2026-11-20T15:00:00Z"), match(3, "2026-11-20T15:00:00Z")], "UTC");
  expect(day!.tournaments[0]!.matches.map((m) => m.matchId)).toEqual([3, 9]);
});
