import { legFactor, hasWon, type LegOutcome } from "./leg.ts";
import { oddsRatio, type Odds } from "./odds.ts";
import { add, compare, zero, type Rational } from "./rational.ts";

/** A pick of which nothing is known is open. */
export interface MaybeSettled {
  readonly odds: Odds;
  readonly outcome?: LegOutcome;
}

/**
 * The most that the picks of one match can bring together where of each market at most one can win: a market whose
 * winner is on the coupon already brings what that pays, any other what is decided of it and its best open pick.
 * @param marketOf names a pick's market; null is a market of its own
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
