import { legFactor, hasWon, type LegOutcome } from "./leg.ts";
import { oddsRatio, type Odds } from "./odds.ts";
import { add, compare, zero, type Rational } from "./rational.ts";

/** A selection without an outcome counts as open. */
export interface MaybeSettled {
  readonly odds: Odds;
  readonly outcome?: LegOutcome;
}

/**
 * The most that the selections of one match can bring together if at most one of each market can win. A market whose winner is on
 * the coupon brings what its decided selections pay; any other also brings its best open selection.
 * @param marketOf names a selection's market; null is a market of its own
 */
export function bestOfMarkets<RequestedSelection extends MaybeSettled>(
  selections: readonly RequestedSelection[],
  marketOf: (selection: RequestedSelection) => string | null,
): Rational {
  const markets = new Map<string | RequestedSelection, RequestedSelection[]>();
  for (const selection of selections) {
    const market = marketOf(selection) ?? selection;
    markets.set(market, [...(markets.get(market) ?? []), selection]);
  }
  return [...markets.values()].map(bestOfMarket).reduce(add, zero);
}

function bestOfMarket(selections: readonly MaybeSettled[]): Rational {
  let decided = zero;
  let best = zero;
  let anyWon = false;
  for (const { odds, outcome } of selections) {
    if (outcome === undefined || outcome.result === "open") {
      if (compare(oddsRatio(odds), best) > 0) best = oddsRatio(odds);
    } else {
      decided = add(decided, legFactor(odds, outcome));
      anyWon ||= hasWon(outcome);
    }
  }
  return anyWon ? decided : add(decided, best);
}
