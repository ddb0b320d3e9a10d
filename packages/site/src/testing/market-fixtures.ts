import { thousandths } from "@livery/betting";
import type { Market, Outcome } from "@livery/contract";

const free = { minStake: null, maxStake: null, maxPay: null };

function market(
  marketTypeId: number,
  special: string,
  outcomes: readonly (readonly [number, string, number])[],
): Market {
  return {
    marketTypeId,
    name: `market.${marketTypeId}`,
    special,
    locked: false,
    outcomes: outcomes.map(([outcomeId, name, odds]): Outcome => ({
      outcomeId,
      name,
      odds: thousandths(odds),
      locked: false,
      minTip: 1,
      single: free,
      combined: free,
    })),
  };
}

const sides = ["home", "draw", "away"] as const;
const goals = [0, 1, 2, 3, 4];

/** A pair of Asian handicaps per handicap line, unsorted. */
export const handicapMarkets: readonly Market[] = (["0.25", "-0.25", "0"] as const).map((special, at) =>
  market(16, special, [
    [1714, "home_handicap", 1700 + 100 * at],
    [1715, "away_handicap", 2200 - 100 * at],
  ]),
);

export const halvesMarket: Market = market(
  47,
  "",
  sides.flatMap((half, row) =>
    sides.map(
      (full, column) => [418 + 2 * (3 * row + column), `${half}/${full}`, 2500 + 1000 * (row + column)] as const,
    ),
  ),
);

export const scoresMarket: Market = market(45, "", [
  ...goals.flatMap((away) =>
    goals.map((home) => [274 + 2 * (home + 5 * away), `${home}:${away}`, 6000 + 2500 * (home + 2 * away)] as const),
  ),
  [324, "other_score", 18_000],
]);

/** The markets of a match page beside the result and total goals. */
export const scoreMarkets: readonly Market[] = [...handicapMarkets, halvesMarket, scoresMarket];
