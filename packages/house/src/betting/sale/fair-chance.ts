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

/** The prices of all outcomes of one market. */
export interface MarketPrices {
  readonly marketTypeId: number;
  readonly special: string;
  readonly odds: ReadonlyMap<number, Thousandths>;
}

/**
 * The probability of an outcome, by its market's prices without the margin, which is removed in proportion: `(1 / odd) × winners
 * / Σ (1 / odd)`, where `winners` is how many outcomes of the market win together (two for a double chance). A market whose sum
 * is less than that must have outcomes that are not offered: then nothing is removed. Null if the outcome has no price.
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

/** Any score will do: the number of winning outcomes of a market is the same at each score. */
function winnersTogether({ marketTypeId, special, odds }: MarketPrices): number {
  const score = { home: 1, away: 0, halfTime: { home: 1, away: 0 } };
  const won = [...odds.keys()].filter(
    (outcome) => decideOutcome(marketTypeId, outcome, special, score)?.result === "won",
  );
  return Math.max(1, won.length);
}
