import { defaultHandicapLineTypes, isShown, type LiveMarket } from "@livery/feed";

/** Default number of markets of a match beside others. */
const usually = 3;

/**
 * Returns the markets of a match shown beside others: of those that a list of these types shows (§4, D25; every type, if none is
 * given), one per type, the most balanced if several are shown.
 */
export function mainMarkets(
  markets: readonly LiveMarket[],
  types: readonly number[],
  most = usually,
): readonly LiveMarket[] {
  const choice = { types: types.length === 0 ? null : new Set(types), balancedTypes: defaultHandicapLineTypes };
  const shown = new Map<number, LiveMarket>();
  for (const market of markets) {
    if (!isShown(market, choice)) continue;
    const before = shown.get(market.marketTypeId);
    if (before === undefined || (market.mostBalanced && !before.mostBalanced)) shown.set(market.marketTypeId, market);
  }
  return [...shown.values()].slice(0, most);
}
