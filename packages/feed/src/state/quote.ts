import { thousandths } from "@livery/betting";
import type { LegResult, OutcomeQuote, OutcomeRef, OutcomeState } from "../model/match.ts";
import { isMarketLocked, isMatchLocked, isOver } from "../rules/lifecycle.ts";
import { resultOf } from "../model/result.ts";
import { active, open } from "./columns.ts";
import type { TopicState } from "./topic-state.ts";

/** The handle of an outcome, or -1 if the state does not hold it. */
export function findHandle(state: TopicState, ref: OutcomeRef): number {
  for (const { fields, handles } of state.matches.get(ref.matchId)?.markets ?? []) {
    if (fields.marketTypeId !== ref.marketTypeId || fields.special !== ref.special) continue;
    for (const handle of handles) if (state.outcomes[handle]?.outcomeId === ref.outcomeId) return handle;
  }
  return -1;
}

/** Whether an outcome can be bet on, as far as the state goes; a feed that is not live locks it besides. */
export function outcomeState(state: TopicState, handle: number): OutcomeState {
  const outcome = state.outcomes[handle];
  const market = outcome && state.markets.get(outcome.marketId)?.fields;
  const match = market && state.matches.get(market.matchId)?.fields;
  if (!match || isOver(match)) return "gone";
  const { columns } = state;
  if (!match.active || !market.active || !columns.has(handle, active)) return "hidden";
  if (isMatchLocked(match) || isMarketLocked(market) || !columns.has(handle, open)) return "locked";
  return columns.result(handle) !== 0 || columns.odds(handle) === 0 ? "locked" : "open";
}

const goneQuote: OutcomeQuote = { odds: thousandths(0), movement: 0, state: "gone", result: "open" };

/** An outcome as the state has it; `gone` with price 0 for one that it does not hold. */
export function quoteOf(state: TopicState, handle: number): OutcomeQuote {
  if (state.outcomes[handle] === undefined) return goneQuote;
  const { columns } = state;
  return {
    odds: thousandths(columns.odds(handle)),
    movement: columns.movement(handle),
    state: outcomeState(state, handle),
    result: resultOf(columns.result(handle)) ?? ("open" satisfies LegResult),
  };
}
