import { minor, thousandths } from "@livery/betting";
import type { Market, MatchSummary } from "@livery/contract";
import { expect, test } from "vitest";
import { matchesOf, pricedMatch, selectionKey, unpricedMatch } from "./matches.view.ts";

const free = { minStake: null, maxStake: minor(25_000), maxPay: null };

function market(marketTypeId: number, special: string, locked: boolean): Market {
  return {
    marketTypeId,
    name: `market.${marketTypeId}`,
    special,
    locked,
    outcomes: [
      { outcomeId: 1, name: "home", odds: thousandths(2150), locked: false, minTip: 1, single: free, combined: free },
      { outcomeId: 2, name: "draw", odds: thousandths(3400), locked: true, minTip: 1, single: free, combined: free },
    ],
  };
}

const row = {
  matchId: 7,
  startsAt: "2026-11-20T15:00:00Z",
  home: "Arsenal",
  away: "Everton",
  sportId: 1,
  sportName: "Football",
  categoryId: 2,
  categoryName: "England",
  countryFlag: "gb",
  tournamentId: 3,
  tournamentName: "Premier League",
  marketCount: 4,
  minTip: 1,
};
const summary = (markets: readonly Market[]): MatchSummary => ({ ...row, markets });

test("the list shows the 1x2 market, whatever other markets there are", () => {
  const view = pricedMatch(summary([market(18, "2.5", false), market(1, "", false)]));
  expect(view.market.marketTypeId).toBe(1);
  expect(view.market.prices.map((price) => price.odds)).toEqual([2150, 3400]);
});

test("D24 a locked outcome is locked alone, a locked market locks all of its prices", () => {
  expect(pricedMatch(summary([market(1, "", false)])).market.prices.map((price) => price.locked)).toEqual([
    false,
    true,
  ]);
  expect(pricedMatch(summary([market(1, "", true)])).market.prices.map((price) => price.locked)).toEqual([true, true]);
});

test("D58 a fixture without prices has the shape of one with them", () => {
  const view = unpricedMatch(row);
  expect(view.market.prices.map((price) => [price.outcome, price.odds])).toEqual([
    ["home", null],
    ["draw", null],
    ["away", null],
  ]);
  expect(view.market.prices[0]!.key).toBe(pricedMatch(summary([market(1, "", false)])).market.prices[0]!.key);
});

test("a match without the listed market shows locked prices, not nothing", () => {
  const view = pricedMatch(summary([market(18, "2.5", false)]));
  expect(view.market.prices).toHaveLength(3);
  expect(view.market.prices.every((price) => price.locked && price.odds === null)).toBe(true);
});

test("a match without 1x2 shows its winner market, whose outcomes are two", () => {
  for (const type of [186, 219]) {
    const view = pricedMatch(summary([market(18, "2.5", false), market(type, "", false)]));
    expect(view.market.marketTypeId).toBe(type);
    expect(view.market.prices.map((price) => price.odds)).toEqual([2150, 3400]);
  }
  expect(pricedMatch(summary([market(186, "", false), market(1, "", false)])).market.marketTypeId).toBe(1);
});

test("a match of a sport without a draw has two prices before they are loaded, too", () => {
  const tennis = { ...row, sportId: 5 };
  expect(unpricedMatch(tennis).market.prices.map(({ key, outcome }) => [key, outcome])).toEqual([
    ["7:186_4_", "home"],
    ["7:186_5_", "away"],
  ]);
  expect(pricedMatch({ ...tennis, markets: [] }).market.prices.map(({ locked }) => locked)).toEqual([true, true]);
});

test("a selection's key consists of match, market, outcome and handicap line", () => {
  expect(selectionKey({ matchId: 7, marketTypeId: 18, outcomeId: 12, special: "2.5" })).toBe("7:18_12_2.5");
});

test("the keys of selections give their matches", () => {
  const keys = [7, 71, 71].map((matchId, at) =>
    selectionKey({ matchId, marketTypeId: 18, outcomeId: at, special: "2.5" }),
  );
  expect(matchesOf(keys)).toEqual(new Set([7, 71]));
  expect(matchesOf([])).toEqual(new Set());
});
