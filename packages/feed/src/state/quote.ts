import { thousandths } from "@livery/betting";
import type { LegResult, OutcomeQuote, OutcomeRef, OutcomeState } from "../model/match.ts";
import { isMarketLocked, isMatchLocked, isOver } from "../rules/lifecycle.ts";
import { resultOf } from "../model/result.ts";
import { active, open, type Columns } from "./columns.ts";
import type { TopicState } from "./topic-state.ts";

/** The handle of an outcome, or -1 if the state does not hold it. */
export function findHandle(state: TopicState, ref: OutcomeRef): number {
  for (const { fields, handles } of state.matches.get(ref.matchId)?.markets ?? []) {
    if (fields.marketTypeId !== ref.marketTypeId || fields.special !== ref.special) continue;
    for (const handle of handles) if (state.outcomes[handle]?.outcomeId === ref.outcomeId) return handle;
  }
  return -1;
}

/** What an outcome's match and market allow; it changes with named frames only, never with a tick. */
export function stateAround(state: TopicState, handle: number): OutcomeState {
  const outcome = state.outcomes[handle];
  const market = outcome && state.markets.get(outcome.marketId)?.fields;
  const match = market && state.matches.get(market.matchId)?.fields;
  if (!match || isOver(match)) return "gone";
  if (!match.active || !market.active) return "hidden";
  return isMatchLocked(match) || isMarketLocked(market) ? "locked" : "open";
}

/** The state of an outcome in the held state; a feed that is not live locks it in addition. */
export function stateWithin(columns: Columns, handle: number, around: OutcomeState): OutcomeState {
  if (around === "gone") return around;
  if (around === "hidden" || !columns.has(handle, active)) return "hidden";
  if (around === "locked" || !columns.has(handle, open)) return "locked";
  return columns.result(handle) !== 0 || columns.odds(handle) === 0 ? "locked" : "open";
}

const goneQuote: OutcomeQuote = { odds: thousandths(0), movement: 0, state: "gone", result: "open" };

/** The price and state of an outcome; `gone` with price 0 if the state does not hold it. */
export function quoteOf(state: TopicState, handle: number): OutcomeQuote {
  if (state.outcomes[handle] === undefined) return goneQuote;
  const { columns } = state;
  return {
    odds: thousandths(columns.odds(handle)),
    movement: columns.movement(handle),
    state: stateWithin(columns, handle, stateAround(state, handle)),
    result: resultOf(columns.result(handle)) ?? ("open" satisfies LegResult),
  };
}
