import type { MatchSummary } from "@livery/contract";
import type { BootRow } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { leaguesOf } from "./leagues.ts";
import { homeMatches, homeMatchesPayload, homeState, sportTiles } from "./home.model.ts";

const row: BootRow = {
  matchId: 7,
  startsAt: "2026-11-20T15:00:00Z",
  home: "Arsenal",
  away: "Everton",
  sportId: 3,
  sportName: "Football",
  categoryId: 2,
  categoryName: "England",
  countryFlag: "gb",
  tournamentId: 3,
  tournamentName: "Premier League",
  marketCount: 4,
  minTip: 1,
};
const summary: MatchSummary = { ...row, matchId: 8, markets: [] };

describe("D58 the first view", () => {
  test("shows the prerendered fixtures with locked prices until the answer arrives", () => {
    const [view] = homeMatches({ rows: [row] }, undefined);
    expect(view).toMatchObject({ matchId: 7, home: "Arsenal" });
    expect(view!.market.prices.every((price) => price.odds === null && price.offer === null)).toBe(true);
    expect(homeMatches({ rows: [row] }, [summary]).map((match) => match.matchId)).toEqual([8]);
  });

  test("requests as many matches as were prerendered, so that nothing below them moves", () => {
    expect(homeMatchesPayload({ rows: [row, row, row] }, 3)).toMatchObject({ sportId: 3, pageSize: 3 });
    expect(homeMatchesPayload({ rows: [] }, 1)).toMatchObject({ pageSize: 20 });
    expect(homeMatchesPayload({ rows: Array.from({ length: 90 }, () => row) }, 1)).toMatchObject({ pageSize: 50 });
  });

  test("requests the result markets of every sport, so that a first sport without 1x2 has prices", () => {
    expect(homeMatchesPayload({ rows: [] }, 5).marketTypeIds).toEqual([1, 186, 219]);
  });

  test("has a tile for each sport of its fixtures, and for all sports once they are loaded", () => {
    expect(sportTiles({ rows: [row, row] }, undefined)).toEqual([{ sportId: 3, name: "Football", matchCount: null }]);
    expect(sportTiles({ rows: [row] }, [{ sportId: 4, name: "Tennis", matchCount: 0 }])).toEqual([
      { sportId: 4, name: "Tennis", matchCount: 0 },
    ]);
  });
});

test.each([
  [{ known: 0, answered: false, failed: false }, "loading"],
  [{ known: 5, answered: false, failed: false }, "fixtures"],
  [{ known: 5, answered: true, failed: false }, "ready"],
  [{ known: 5, answered: true, failed: true }, "ready"],
  [{ known: 0, answered: true, failed: false }, "empty"],
  [{ known: 0, answered: false, failed: true }, "failed"],
  [{ known: 5, answered: false, failed: true }, "failed"],
] as const)("%o is %s", (facts, state) => {
  expect(homeState(facts)).toBe(state);
});

test("the leagues beside the matches are those of the matches, the largest first, and at most eight", () => {
  const rows = [1, 2, 3, 3, 2, 3].map((tournamentId) => ({ ...row, tournamentId }));
  expect(leaguesOf(rows).map(({ matchCount, tournamentId }) => [tournamentId, matchCount])).toEqual([
    [3, 3],
    [2, 2],
    [1, 1],
  ]);
  expect(leaguesOf(rows)[0]).toMatchObject({
    categoryId: 2,
    categoryName: "England",
    name: "Premier League",
    sportId: 3,
  });
  expect(leaguesOf(Array.from({ length: 12 }, (_, tournamentId) => ({ ...row, tournamentId })))).toHaveLength(8);
});
