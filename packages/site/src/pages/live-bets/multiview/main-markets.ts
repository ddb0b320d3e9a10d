import type { LiveMarket } from "@livery/feed";

/** As many markets as a match shows beside others. */
const most = 3;

/**
 * The markets of a match that is shown beside others: the first of each type, of a list of lines the most balanced one
 * (D25), of the types that the site subscribes to (§4), where it names any.
 */
export function mainMarkets(markets: readonly LiveMarket[], types: readonly number[]): readonly LiveMarket[] {
  const shown = new Map<number, LiveMarket>();
  for (const market of markets) {
    const { marketTypeId, mostBalanced } = market;
    if (!mostBalanced || shown.has(marketTypeId) || (types.length > 0 && !types.includes(marketTypeId))) continue;
    shown.set(marketTypeId, market);
  }
  return [...shown.values()].slice(0, most);
}
