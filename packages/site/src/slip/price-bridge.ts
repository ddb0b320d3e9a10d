import type { MatchSummary } from "@livery/contract";
import { outcomeRef, sameLimits, type PickChange, type SlipPick } from "@livery/machines";

/**
 * Returns what an answer with a match's prices changes in its selections (D56). `complete` answers hold all markets of the match:
 * a selection that is not among them is closed. A list holds only some, and changes nothing for the others.
 */
export function changesOf(picks: readonly SlipPick[], match: MatchSummary, complete: boolean): readonly PickChange[] {
  return picks
    .filter((pick) => pick.matchId === match.matchId)
    .flatMap((pick): PickChange[] => {
      const market = match.markets.find(
        (each) => each.marketTypeId === pick.marketTypeId && each.special === pick.special,
      );
      const outcome = market?.outcomes.find((each) => each.outcomeId === pick.outcomeId);
      const ref = outcomeRef(pick);
      if (!market || !outcome) return complete && pick.closed === null ? [{ ref, closed: "market_closed" }] : [];
      const locked = market.locked || outcome.locked;
      const { combined, odds, single } = outcome;
      const same = pick.offered === odds && pick.locked === locked && pick.closed === null && sameLimits(pick, outcome);
      return same ? [] : [{ ref, odds, locked, closed: null, single, combined }];
    });
}

/** The match is no longer on offer: closes each selection on it, as started if its kick-off is past. */
export function goneMatch(picks: readonly SlipPick[], matchId: number, now: Date): readonly PickChange[] {
  return picks
    .filter((pick) => pick.matchId === matchId && pick.closed === null)
    .map((pick) => ({
      ref: outcomeRef(pick),
      closed: Date.parse(pick.startsAt) <= now.getTime() ? "match_started" : "market_closed",
    }));
}
