import { minor, thousandths } from "@livery/betting";
import type { MatchSummary } from "@livery/contract";
import { offeredSelection, type SlipSelection } from "@livery/machines";
import { expect, test } from "vitest";
import { changesOf, goneMatch } from "./price-bridge.ts";

const limits = { minStake: null, maxStake: minor(25_000), maxPay: null };

function match(odds: number, locked = false): MatchSummary {
  const outcome = {
    outcomeId: 1,
    name: "home",
    odds: thousandths(odds),
    locked,
    minTip: 1,
    single: limits,
    combined: limits,
  };
  return {
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
    marketCount: 1,
    minTip: 1,
    markets: [{ marketTypeId: 1, name: "market.1", special: "", locked: false, outcomes: [outcome] }],
  };
}

function selection(odds = 2150): SlipSelection {
  const shown = match(odds);
  const offer = offeredSelection(shown, shown.markets[0]!, shown.markets[0]!.outcomes[0]!);
  return { ...offer, offered: offer.odds, movement: 0, closed: null, banker: false };
}

test("D56 a new price reaches the selections of its match, and no other", () => {
  const other: SlipSelection = { ...selection(), matchId: 8 };
  expect(changesOf([selection(), other], match(2300), false)).toEqual([
    {
      ref: { matchId: 7, marketTypeId: 1, outcomeId: 1, special: "" },
      odds: 2300,
      locked: false,
      closed: null,
      single: limits,
      combined: limits,
    },
  ]);
});

test("an answer without a change changes nothing", () => {
  expect(changesOf([selection()], match(2150), true)).toEqual([]);
});

test("changed limits reach the selections with it (D7)", () => {
  const before = { ...selection(), single: { ...limits, maxStake: minor(300) } };
  expect(changesOf([before], match(2150), false)).toMatchObject([{ single: limits, combined: limits }]);
});

test("a locked outcome locks the selection; an open one opens a closed selection", () => {
  expect(changesOf([selection()], match(2150, true), true)).toMatchObject([{ locked: true }]);
  expect(changesOf([{ ...selection(), closed: "market_closed" }], match(2150), true)).toMatchObject([{ closed: null }]);
});

test("a missing market closes the selection only if the answer has all markets", () => {
  const bare: MatchSummary = { ...match(2150), markets: [] };
  expect(changesOf([selection()], bare, false)).toEqual([]);
  expect(changesOf([selection()], bare, true)).toMatchObject([{ closed: "market_closed" }]);
  expect(changesOf([{ ...selection(), closed: "market_closed" }], bare, true)).toEqual([]);
});

test("a match that is gone has started, or was removed before its start", () => {
  expect(goneMatch([selection()], 7, new Date("2026-11-20T15:00:00Z"))).toMatchObject([{ closed: "match_started" }]);
  expect(goneMatch([selection()], 7, new Date("2026-11-20T14:59:59Z"))).toMatchObject([{ closed: "market_closed" }]);
  expect(goneMatch([selection()], 9, new Date("2026-11-20T15:00:00Z"))).toEqual([]);
});
