import { minor, thousandths } from "@livery/betting";
import type { LegView, SlipSelection } from "@livery/machines";
import { expect, test } from "vitest";
import { matchesOf, undoEvents } from "./bet-slip.model.ts";

const limits = { minStake: null, maxStake: null, maxPay: null };

function selection(matchId: number): SlipSelection {
  return {
    matchId,
    marketTypeId: 1,
    outcomeId: 1,
    special: "",
    odds: thousandths(2150),
    offered: thousandths(2150),
    movement: 0,
    closed: null,
    banker: false,
    locked: false,
    live: false,
    minTip: 1,
    single: limits,
    combined: limits,
    home: "Arsenal",
    away: "Everton",
    startsAt: "2026-11-20T15:00:00Z",
    sportId: 1,
    tournamentName: "Premier League",
    marketName: "market.1",
    outcomeName: "home",
  };
}

const leg = (matchId: number, state: LegView["state"]): LegView => ({
  selection: selection(matchId),
  state,
  problems: [],
  banker: false,
  mayBank: false,
  refused: null,
});

test("the prices of each match of the slip are watched once, those of a closed selection are not", () => {
  expect(matchesOf({ legs: [leg(7, "open"), leg(7, "changed"), leg(8, "closed"), leg(9, "locked")] })).toEqual([7, 9]);
  expect(matchesOf(null)).toEqual([]);
});

test("a cleared slip is restored with its selections in their order, its bankers and sizes, and its stake", () => {
  const selections = [selection(7), { ...selection(9), banker: true }, selection(8)];
  expect(undoEvents({ selections, sizes: [1], stake: minor(500) })).toEqual([
    { type: "LOAD", slip: { selections, sizes: [1], gone: [] } },
    { type: "STAKE", stake: 500n },
  ]);
  expect(undoEvents({ selections: [selection(7)], sizes: [], stake: null })).toHaveLength(1);
  expect(undoEvents(null)).toEqual([]);
});
