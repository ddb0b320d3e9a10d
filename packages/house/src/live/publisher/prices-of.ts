import type { LiveMarketPrice } from "../prices/live-price.ts";
import { priceMatchState } from "../prices/price-match-state.ts";
import type { MatchState } from "../sources/match-state.ts";
import { type IngestedMatch, marketKey } from "../sources/ingest/ingested-match.ts";

/** A match's markets by `marketKey`, at a match time: priced by the server's model, or as the source last reported them. */
export function pricesOf(
  { state, ingested }: { readonly state: MatchState; readonly ingested: IngestedMatch },
  at: number,
): ReadonlyMap<string, LiveMarketPrice> {
  const { model } = ingested.match;
  if (model === null) return ingested.markets;
  return new Map(priceMatchState(state, model, at).map((price) => [marketKey(price), price]));
}
