import type { Thousandths } from "@livery/betting";
import { chanceOf, scoreGrid, type ExpectedGoals } from "./goals-model.ts";
import { margins, offeredOdds } from "./margin.ts";

interface PricedOutcome {
  readonly outcomeId: number;
  readonly chance: number;
  readonly odds: Thousandths;
}

export interface PricedMarket {
  readonly marketTypeId: number;
  /** The line, or "". */
  readonly special: string;
  readonly outcomes: readonly PricedOutcome[];
}

type Holds = (home: number, away: number) => boolean;

interface Offer {
  readonly marketTypeId: number;
  readonly special: string;
  readonly margin: number;
  readonly outcomes: readonly (readonly [outcomeId: number, holds: Holds])[];
}

/** Lines of total goals on offer. */
const totalLines = ["1.5", "2.5", "3.5"] as const;

/** What the house offers on a match, by the feed's numbers. */
const offers: readonly Offer[] = [
  {
    marketTypeId: 1,
    special: "",
    margin: margins.threeWay,
    outcomes: [
      [1, (home, away) => home > away],
      [2, (home, away) => home === away],
      [3, (home, away) => home < away],
    ],
  },
  {
    marketTypeId: 10,
    special: "",
    margin: margins.threeWay,
    outcomes: [
      [9, (home, away) => home >= away],
      [10, (home, away) => home !== away],
      [11, (home, away) => home <= away],
    ],
  },
  ...totalLines.map((line): Offer => ({
    marketTypeId: 18,
    special: line,
    margin: margins.twoWay,
    outcomes: [
      [12, (home, away) => home + away > Number(line)],
      [13, (home, away) => home + away < Number(line)],
    ],
  })),
  {
    marketTypeId: 29,
    special: "",
    margin: margins.twoWay,
    outcomes: [
      [74, (home, away) => home > 0 && away > 0],
      [76, (home, away) => home === 0 || away === 0],
    ],
  },
];

/** All markets of a match with their chances under the model and their prices with margin. */
export function priceMatch(expected: ExpectedGoals): readonly PricedMarket[] {
  const grid = scoreGrid(expected);
  return offers.map(({ marketTypeId, special, margin, outcomes }) => ({
    marketTypeId,
    special,
    outcomes: outcomes.map(([outcomeId, holds]) => {
      const chance = chanceOf(grid, holds);
      return { outcomeId, chance, odds: offeredOdds(chance, margin) };
    }),
  }));
}
