import type { MarketRow } from "../state/topic-state.ts";
import { TopicState } from "../state/topic-state.ts";
import { outcomeHash } from "../state/state.rows.ts";

/** Returns the same state with dense outcome handles, in their order; for a new epoch. */
export function renumbered(from: TopicState): TopicState {
  const live = from.outcomes.flatMap((fields, handle) => (fields ? [{ fields, handle }] : []));
  const to = new TopicState(Math.max(64, live.length));
  to.namedHash = from.namedHash;
  for (const [id, row] of from.sports) to.sports.set(id, { ...row });
  for (const [id, row] of from.matches) {
    const markets = row.markets.map((market): MarketRow => ({ ...market, handles: [] }));
    to.matches.set(id, { ...row, markets });
    for (const market of markets) to.markets.set(market.fields.marketId, market);
  }
  to.columns.count = live.length;
  live.forEach(({ fields, handle }, index) => {
    to.outcomes[index] = fields;
    to.markets.get(fields.marketId)?.handles.push(index);
    to.columns.price(index, from.columns.odds(handle), from.columns.movement(handle));
    to.columns.flags[index] = from.columns.flags[handle] ?? 0;
    to.columns.fixedHash[index] = outcomeHash(index, fields);
  });
  return to;
}
