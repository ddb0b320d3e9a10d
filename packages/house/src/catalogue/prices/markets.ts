import { marketOutcomes, type Thousandths } from "@livery/betting";
import { type ExpectedGoals, firstHalfShare, shareOf } from "./goals-model.ts";
import { margins, offeredOdds } from "./margin.ts";
import { balancedLine, chanceOfOutcome, halvesChances, type ScoreChances, scoreChances } from "./score-chances.ts";

interface PricedOutcome {
  readonly outcomeId: number;
  /** P(it wins), given that the stake is not returned. */
  readonly chance: number;
  readonly odds: Thousandths;
}

export interface PricedMarket {
  readonly marketTypeId: number;
  /** The handicap line, or "". */
  readonly special: string;
  readonly outcomes: readonly PricedOutcome[];
}

/** Lines of total goals that every match has; the most even Asian line is added to them. */
const totalLines: readonly number[] = [1.5, 2.5, 3.5];
const firstHalfLines: readonly number[] = [0.5, 1.5];

/** All markets of a match with their chances under the model and their prices with margin. */
export function priceMatch(expected: ExpectedGoals): readonly PricedMarket[] {
  const whole = scoreChances(expected);
  const half = scoreChances(shareOf(expected, firstHalfShare));
  const { threeWay, twoWay, manyWay } = margins;
  const handicap = balancedLine(whole, 16);
  const totals = new Set([...totalLines, balancedLine(whole, 18)]);
  return [
    byScore(whole, 1, threeWay),
    byScore(half, 60, threeWay),
    byScore(whole, 10, threeWay),
    ...[handicap - 0.25, handicap, handicap + 0.25].map((line) => byScore(whole, 16, twoWay, line)),
    ...[...totals].map((line) => byScore(whole, 18, twoWay, line)),
    byScore(whole, 29, twoWay),
    byScore(whole, 26, twoWay),
    priced(47, "", manyWay, halvesChances(expected)),
    byScore(whole, 45, manyWay),
    ...firstHalfLines.map((line) => byScore(half, 68, twoWay, line)),
  ];
}

function byScore(chances: ScoreChances, marketTypeId: number, margin: number, line?: number): PricedMarket {
  const special = line === undefined ? "" : String(line);
  const outcomes = marketOutcomes(marketTypeId);
  return priced(
    marketTypeId,
    special,
    margin,
    outcomes.map((outcomeId) => chanceOfOutcome(chances, marketTypeId, outcomeId, special)),
  );
}

function priced(marketTypeId: number, special: string, margin: number, chances: readonly number[]): PricedMarket {
  const outcomes = marketOutcomes(marketTypeId).map((outcomeId, at) => {
    const chance = chances[at] ?? 0;
    return { outcomeId, chance, odds: offeredOdds(chance, margin) };
  });
  return { marketTypeId, special, outcomes };
}
