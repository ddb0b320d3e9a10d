import { FeedError } from "../errors.ts";
import type { OutcomeChange, TopicDelta } from "../model/change.ts";
import { maxMarkets, maxMatches, maxOdds, maxOutcomes, maxSports } from "../wire/message-limits.ts";
import type { TopicState } from "./topic-state.ts";

function atMost(most: number, is: number, what: string): void {
  if (is > most) throw new FeedError("too_many", `A topic with ${is} ${what}; ${most} is the most.`);
}

/**
 * Checks that a Change can be applied whole: each id that it names is held and not removed by the same Change, or is new and
 * complete; new handles are the next ones; no object moves to another match or market. Throws FeedError; changes nothing.
 */
export function checkDelta(state: TopicState, delta: TopicDelta): void {
  const gone = removedOf(state, delta);
  const held = {
    match: (id: number) => (state.matches.has(id) && !gone.matches.has(id)) || newMatches.has(id),
    market: (id: number) => (state.markets.has(id) && !gone.markets.has(id)) || newMarkets.has(id),
  };
  const newMatches = new Set(delta.matches.map(({ matchId }) => matchId));
  const newMarkets = new Set<number>();
  atMost(maxSports, state.sports.size + delta.sports.length, "sports");
  atMost(maxMatches, state.matches.size + newMatches.size, "matches");
  for (const { marketId, matchId } of delta.markets) {
    if (newMarkets.has(marketId)) throw new FeedError("malformed", `The market ${marketId} is named twice.`);
    const before = gone.markets.has(marketId) ? undefined : state.markets.get(marketId)?.fields.matchId;
    if (before === undefined && matchId === undefined)
      throw new FeedError("incomplete", `The new market ${marketId} names no match.`);
    if (before !== undefined && matchId !== undefined && before !== matchId)
      throw new FeedError("out_of_range", `The market ${marketId} cannot move to another match.`);
    if (before === undefined && matchId !== undefined && !held.match(matchId))
      throw new FeedError("unknown_id", `The match ${matchId} of a new market is not in the state.`);
    newMarkets.add(marketId);
  }
  atMost(maxMarkets, state.markets.size + newMarkets.size, "markets");
  let count = state.columns.count;
  for (const change of delta.outcomes) count = checkOutcome(state, change, count, held.market, gone.markets);
  atMost(maxOutcomes, count, "odds");
}

function checkOutcome(
  state: TopicState,
  { handle, marketId, odds }: OutcomeChange,
  count: number,
  holdsMarket: (id: number) => boolean,
  goneMarkets: ReadonlySet<number>,
): number {
  if (odds !== undefined && odds > maxOdds)
    throw new FeedError("out_of_range", `The handle ${handle} has a price that no odd has.`);
  if (handle > count) throw new FeedError("unknown_id", `The handle ${handle} is not the next one.`);
  if (handle === count) {
    if (marketId === undefined) throw new FeedError("incomplete", `The new handle ${handle} names no market.`);
    if (!holdsMarket(marketId))
      throw new FeedError("unknown_id", `The market ${marketId} of a new handle is not in the state.`);
    return count + 1;
  }
  if (handle >= state.columns.count) throw new FeedError("malformed", `The new handle ${handle} is named twice.`);
  const before = state.outcomes[handle]?.marketId;
  if (before === undefined || goneMarkets.has(before))
    throw new FeedError("unknown_id", `The handle ${handle} is dead.`);
  if (marketId !== undefined && marketId !== before)
    throw new FeedError("out_of_range", `The handle ${handle} cannot move to another market.`);
  return count;
}

/** The ids that a Change removes, with everything below them. Throws FeedError `unknown_id` if one is not held. */
function removedOf(state: TopicState, delta: TopicDelta): { matches: Set<number>; markets: Set<number> } {
  const matches = new Set(delta.removedMatches);
  const markets = new Set(delta.removedMarkets);
  for (const id of matches) {
    const row = state.matches.get(id);
    if (!row) throw new FeedError("unknown_id", `The match ${id} is not there to be removed.`);
    for (const market of row.markets) markets.add(market.fields.marketId);
  }
  for (const id of delta.removedMarkets)
    if (!state.markets.has(id)) throw new FeedError("unknown_id", `The market ${id} is not there to be removed.`);
  for (const id of delta.removedSports)
    if (!state.sports.has(id)) throw new FeedError("unknown_id", `The sport ${id} is not there to be removed.`);
  return { matches, markets };
}
