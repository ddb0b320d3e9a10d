import { decideOutcome, firstHalfMarkets, type Score } from "@livery/betting";
import type { Certainty, OutcomeResult, StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import type { LockedMarket } from "../lock-markets.ts";

type Pair = readonly [number, number];

/** The current state of a match: the results of its bets follow from it alone, whatever was reported before. */
export interface DecisionInput {
  readonly status: StoredMatchStatus;
  readonly result: StoredResult | null;
  readonly certainty: Certainty;
  /** An operator made the match void. */
  readonly voided: boolean;
  /** The score at half time as received from the live feed. */
  readonly halfTime: Pair | null;
  /** The planned start was 48 hours ago or more. */
  readonly overdue: boolean;
}

/** Whether the state is final: by the result, an operator's decision, or the 48 hours (D20). */
export function isFinal({ status, result, certainty, voided, overdue }: DecisionInput): boolean {
  if (voided || status === "cancelled") return true;
  if (status === "ended") return certainty === "confirmed" && result !== null && (result.ft !== null || overdue);
  return overdue && (status === "postponed" || status === "abandoned");
}

/**
 * The result of an outcome: void by an operator's decision; by the score after 90 minutes once that is confirmed; void if the
 * match was not played (D20), except what half time has decided. Null if nothing decides it yet: a provisional result settles
 * nothing, and a rolled-back one is no longer valid.
 */
export function outcomeResult(input: DecisionInput, market: LockedMarket, outcome: number): OutcomeResult | null {
  if (input.voided) return "void";
  if (input.certainty === "rolled_back") return null;
  const {
    ft = null,
    ht = null,
    et = null,
    p = null,
    retired,
  } = (input.certainty === "confirmed" && input.result) || {};
  const score = { halfTime: goals(ht ?? input.halfTime), extraTime: goals(et), penalties: goals(p) };
  const decided = (of: Score): OutcomeResult | null =>
    decideOutcome(market.market_type_id, outcome, market.special, of)?.result ?? null;
  if (input.status === "ended" && ft !== null && retired !== undefined)
    return whateverFollowed(ft, retired.setsToWin, (sets) => decided(sets));
  if (input.status === "ended" && ft !== null) return decided({ home: ft[0], away: ft[1], ...score });
  const byHalf =
    score.halfTime !== null && firstHalfMarkets.has(market.market_type_id)
      ? decided({ ...score.halfTime, ...score })
      : null;
  return byHalf ?? (isFinal(input) ? "void" : null);
}

/**
 * The result of an outcome in a match that a player gave up: what it has to be however the match had gone on, else void (D20:
 * decided already).
 */
function whateverFollowed(
  [home, away]: Pair,
  setsToWin: number,
  decided: (sets: Score) => OutcomeResult | null,
): OutcomeResult | null {
  const more = (from: number): readonly number[] =>
    Array.from({ length: setsToWin - from }, (_, index) => from + index);
  const ends = [
    ...more(away).map((lost) => ({ home: setsToWin, away: lost })),
    ...more(home).map((lost) => ({ home: lost, away: setsToWin })),
  ];
  const results = new Set(ends.map(decided));
  const [only = null] = results;
  return results.size === 1 ? only : "void";
}

function goals(pair: Pair | null): { readonly home: number; readonly away: number } | null {
  return pair && { home: pair[0], away: pair[1] };
}
