import type { MatchSummary } from "@livery/contract";
import { outcomeRef, sameLimits, type SelectionChange, type SlipSelection } from "@livery/machines";

/**
 * Returns what an answer with a match's prices changes in its selections (D56). `complete` answers hold all markets of the match:
 * a selection that is not among them is closed. A list holds only some, and changes nothing for the others.
 */
export function changesOf(
  selections: readonly SlipSelection[],
  match: MatchSummary,
  complete: boolean,
): readonly SelectionChange[] {
  return selections
    .filter((selection) => selection.matchId === match.matchId)
    .flatMap((selection): SelectionChange[] => {
      const market = match.markets.find(
        (each) => each.marketTypeId === selection.marketTypeId && each.special === selection.special,
      );
      const outcome = market?.outcomes.find((each) => each.outcomeId === selection.outcomeId);
      const ref = outcomeRef(selection);
      if (!market || !outcome) return complete && selection.closed === null ? [{ ref, closed: "market_closed" }] : [];
      const locked = market.locked || outcome.locked;
      const { combined, odds, single } = outcome;
      const same =
        selection.offered === odds &&
        selection.locked === locked &&
        selection.closed === null &&
        sameLimits(selection, outcome);
      return same ? [] : [{ ref, odds, locked, closed: null, single, combined }];
    });
}

/** The match is no longer on offer: closes each selection on it, as started if its kick-off is past. */
export function goneMatch(
  selections: readonly SlipSelection[],
  matchId: number,
  now: Date,
): readonly SelectionChange[] {
  return selections
    .filter((selection) => selection.matchId === matchId && selection.closed === null)
    .map((selection) => ({
      ref: outcomeRef(selection),
      closed: Date.parse(selection.startsAt) <= now.getTime() ? "match_started" : "market_closed",
    }));
}
