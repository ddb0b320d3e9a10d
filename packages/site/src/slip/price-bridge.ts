import type { MatchSummary } from "@livery/contract";
import { outcomeRef, sameLimits, type PickChange, type SlipPick } from "@livery/machines";

/**
 * What an answer with a match's prices says of the picks on it (D56). `complete` answers hold all markets of the match:
 * a pick that is not among them is closed. A list holds only some, and says nothing of the others.
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

/** The match is no longer on offer: each pick on it is closed, as started where its kick-off is past. */
export function goneMatch(picks: readonly SlipPick[], matchId: number, now: Date): readonly PickChange[] {
  return picks
    .filter((pick) => pick.matchId === matchId && pick.closed === null)
    .map((pick) => ({
      ref: outcomeRef(pick),
      closed: Date.parse(pick.startsAt) <= now.getTime() ? "match_started" : "market_closed",
    }));
}
