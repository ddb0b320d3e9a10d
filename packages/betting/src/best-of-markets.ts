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
export function bestOfMarkets<Pick extends MaybeSettled>(
  picks: readonly Pick[],
  marketOf: (pick: Pick) => string | null,
): Rational {
  const markets = new Map<string | Pick, Pick[]>();
  for (const pick of picks) {
    const market = marketOf(pick) ?? pick;
    markets.set(market, [...(markets.get(market) ?? []), pick]);
  }
  return [...markets.values()].map(bestOfMarket).reduce(add, zero);
}

function bestOfMarket(picks: readonly MaybeSettled[]): Rational {
  let decided = zero;
  let best = zero;
  let anyWon = false;
  for (const { odds, outcome } of picks) {
    if (outcome === undefined || outcome.result === "open") {
      if (compare(oddsRatio(odds), best) > 0) best = oddsRatio(odds);
    } else {
      decided = add(decided, legFactor(odds, outcome));
      anyWon ||= hasWon(outcome);
    }
  }
  return anyWon ? decided : add(decided, best);
}
