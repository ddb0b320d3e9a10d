import { defaultHandicapLineTypes, isShown, type LiveMarket } from "@livery/feed";

/** As many markets as a match shows beside others. */
const usually = 3;

/**
 * The markets of a match that is shown beside others: of those that a list of these types shows (§4, D25; of every type, where
 * none is named) one of each type, the most balanced one where several are shown.
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
