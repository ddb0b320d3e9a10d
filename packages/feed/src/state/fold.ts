import { FeedError } from "../errors.ts";
import type { OutcomeResult, TopicDelta, TopicLock } from "../model/change.ts";
import { checkDelta } from "./check-delta.ts";
import { resultNumber } from "../model/result.ts";
import {
  newMarket,
  newMatch,
  newSport,
  putMarket,
  putMatch,
  putOutcome,
  putSport,
  removeMarket,
  removeMatch,
  removeSport,
  touchOutcome,
  type Touched,
} from "./state.rows.ts";
import type { TopicState } from "./topic-state.ts";

/** Applies a Change whole, or throws FeedError (`unknown_id`, `incomplete`, `out_of_range`, `too_many`) and changes nothing. */
export function applyDelta(state: TopicState, delta: TopicDelta, touched: Touched): void {
  checkDelta(state, delta);
  for (const id of delta.removedMatches) removeMatch(state, id, touched);
  for (const id of delta.removedMarkets) removeMarket(state, id, touched);
  for (const id of delta.removedSports) removeSport(state, id, touched);
  for (const change of delta.sports)
    putSport(state, { ...(state.sports.get(change.sportId)?.fields ?? newSport), ...change }, touched);
  for (const change of delta.matches)
    putMatch(state, { ...(state.matches.get(change.matchId)?.fields ?? newMatch), ...change }, touched);
  for (const change of delta.markets)
    putMarket(state, { ...(state.markets.get(change.marketId)?.fields ?? newMarket), ...change }, touched);
  for (const change of delta.outcomes) putOutcome(state, change, touched);
}

/** Locks or unlocks matches and markets (F6). Throws FeedError `unknown_id` and then changes nothing. */
export function applyLock(state: TopicState, { locked, matches, markets }: TopicLock, touched: Touched): void {
  for (const id of matches) known(state.matches.has(id), "match", id);
  for (const id of markets) known(state.markets.has(id), "market", id);
  const visibility = { stopped: locked, visible: !locked };
  for (const id of matches) {
    const row = state.matches.get(id);
    if (row) putMatch(state, { ...row.fields, ...visibility, betStatus: locked ? "stopped" : "started" }, touched);
  }
  for (const id of markets) {
    const row = state.markets.get(id);
    if (row) putMarket(state, { ...row.fields, ...visibility }, touched);
  }
}

/** Sets the results of outcomes. Throws FeedError `unknown_id` and then changes nothing. */
export function applySettle(state: TopicState, results: readonly OutcomeResult[], touched: Touched): void {
  for (const { handle } of results) known(state.outcomes[handle] !== undefined, "handle", handle);
  for (const { handle, result } of results) {
    state.columns.setResult(handle, resultNumber(result));
    touchOutcome(state, handle, touched);
  }
}

/** Withdraws the results of markets. Throws FeedError `unknown_id` and then changes nothing. */
export function applyRollback(state: TopicState, markets: readonly number[], touched: Touched): void {
  for (const id of markets) known(state.markets.has(id), "market", id);
  for (const id of markets) {
    for (const handle of state.markets.get(id)?.handles ?? []) {
      state.columns.setResult(handle, 0);
      touchOutcome(state, handle, touched);
    }
  }
}

function known(is: boolean, what: string, id: number): void {
  if (!is) throw new FeedError("unknown_id", `The ${what} ${id} is not in the state.`);
}
