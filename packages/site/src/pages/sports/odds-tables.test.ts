import { thousandths } from "@livery/betting";
import type { Market } from "@livery/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupMatches } from "../../matches/grouping.ts";
import { pricedMatch } from "../../matches/matches.view.ts";
import { goalsMarket, match, resultMarket } from "../../testing/fixtures.ts";
import { oddsTables } from "./odds-tables.ts";
import { shownOf, toggledIn } from "./use-market-choice.ts";

const types = [1, 18];
const goals = (special: string, over: number, under: number): Market => ({
  ...goalsMarket,
  special,
  outcomes: goalsMarket.outcomes.map((outcome, at) => ({ ...outcome, odds: thousandths(at === 0 ? over : under) })),
});
const tablesOf = (matches: readonly ReturnType<typeof match>[]) =>
  oddsTables(
    groupMatches(
      matches.map((each) => pricedMatch(each, types)),
      "UTC",
    ),
    types,
  );

test("D25 of several handicap lines the most balanced one is shown, and the columns have the order of the types", () => {
  const markets = [goals("1.5", 1300, 3300), goals("2.5", 1900, 1950), goals("3.5", 3000, 1350)];
  const [table] = tablesOf([match(1, { markets: [...markets, resultMarket(2000, 3500, 4000)] })]);
  expect(table?.columns).toEqual([
    { marketTypeId: 1, name: "market.1", lined: false, outcomes: ["home", "draw", "away"] },
    { marketTypeId: 18, name: "market.18", lined: true, outcomes: ["over", "under"] },
  ]);
  const cells = table?.rows[0]?.cells.get(18);
  expect([cells?.market?.special, cells?.prices.map((price) => price?.odds)]).toEqual(["2.5", [1900, 1950]]);
});

test("a match without a market has empty cells, in all leagues alike; a market without a match has no columns", () => {
  const [table] = tablesOf([
    match(3, { markets: [goalsMarket] }),
    match(6, { markets: [resultMarket(2000, 3500, 4000)] }),
  ]);
  expect(table?.rows.map(({ cells }) => cells.get(1)?.prices.filter((price) => price !== null).length)).toEqual([0, 3]);
  const others = tablesOf([match(1), match(2, { tournamentId: 4, markets: [goalsMarket] })]);
  expect(others.map(({ columns }) => columns.length)).toEqual([2, 2]);
  expect(tablesOf([match(1, { markets: [goalsMarket] })])[0]?.columns.map(({ marketTypeId }) => marketTypeId)).toEqual([
    18,
  ]);
});

test("each match is in one row of its league, ordered by start, and each price is in one cell", () => {
  const matches = fc.array(fc.record({ tournamentId: fc.integer({ min: 1, max: 3 }), hour: fc.nat(60) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(matches, (given) => {
      const tables = tablesOf(
        given.map(({ hour, tournamentId }, at) =>
          match(at + 1, { tournamentId, startsAt: new Date(Date.UTC(2026, 10, 20, hour)).toISOString() }),
        ),
      );
      const rows = tables.flatMap((table) => table.rows);
      expect(new Set(rows.map((row) => row.match.matchId)).size).toBe(given.length);
      expect(rows).toHaveLength(given.length);
      for (const table of tables) {
        const starts = table.rows.map((row) => row.match.startsAt);
        expect(starts).toEqual(starts.toSorted((a, b) => a.localeCompare(b)));
        expect(table.rows[0]?.opensDay).toBe(true);
      }
      const keys = rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ prices }) => prices.map((p) => p?.key)));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("three markets are shown at first; a choice stays, and the last market cannot be removed", () => {
  const offered = [1, 18, 29, 10].map((marketTypeId) => ({ marketTypeId }));
  expect([...shownOf(offered, null)]).toEqual([1, 18, 29]);
  expect([...shownOf(offered, new Set([10, 18]))]).toEqual([18, 10]);
  expect([...shownOf(offered, new Set([186]))]).toEqual([1, 18, 29]);
  expect([...toggledIn(new Set([1]), 1)]).toEqual([1]);
  expect([...toggledIn(new Set([1, 18]), 1)]).toEqual([18]);
  expect([...toggledIn(new Set([18]), 1)]).toEqual([18, 1]);
});
