import {
  add,
  compare,
  decideOutcome,
  multiply,
  oddsRatio,
  one,
  rational,
  zero,
  type Rational,
  type Thousandths,
} from "@livery/betting";

/** The prices of one market, all of its outcomes. */
export interface MarketPrices {
  readonly marketTypeId: number;
  readonly special: string;
  readonly odds: ReadonlyMap<number, Thousandths>;
}

/**
 * How likely an outcome wins, by its market's prices with the margin taken out in proportion: `(1 / odd) × winners / Σ (1 / odd)`,
 * where `winners` is how many outcomes of the market win together (of a double chance two). A book that sums to less than it must
 * has outcomes that are not offered: then nothing is taken out. Null where the outcome has no price.
 */
export function fairChance(market: MarketPrices, outcomeId: number): Rational | null {
  const own = market.odds.get(outcomeId);
  if (own === undefined || own <= 1000) return null;
  const winners = rational(winnersTogether(market));
  const book = [...market.odds.values()]
    .filter((odds) => odds > 1000)
    .map(inverse)
    .reduce(add, zero);
  const whole = compare(book, winners) > 0 ? book : winners;
  const chance = multiply(multiply(inverse(own), winners), rational(whole.denominator, whole.numerator));
  return compare(chance, one) > 0 ? one : chance;
}

function inverse(odds: Thousandths): Rational {
  const { numerator, denominator } = oddsRatio(odds);
  return rational(denominator, numerator);
}

/** Any score tells it: as many of a market's outcomes win at one score as at another. */
function winnersTogether({ marketTypeId, special, odds }: MarketPrices): number {
  const score = { home: 1, away: 0, halfTime: { home: 1, away: 0 } };
  const won = [...odds.keys()].filter(
    (outcome) => decideOutcome(marketTypeId, outcome, special, score)?.result === "won",
  );
  return Math.max(1, won.length);
}
