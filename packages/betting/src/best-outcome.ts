import { bestOfMarkets } from "./best-of-markets.ts";
import { bestOverScores, highestLine, type ScoredPick } from "./best-score.ts";
import type { BetPick } from "./coupon.ts";
import { outcomeRule } from "./decide.ts";
import { legFactor, type LegOutcome } from "./leg.ts";
import { add, zero, type Rational } from "./rational.ts";

/** A pick, with what became of it where that is known; one of which nothing is known is open. */
type MaybeDecided = BetPick & { readonly outcome?: LegOutcome };

/**
 * The most that the picks of one match can bring together, those that are decided as they are. Where a score decides
 * them, over the scores that there can still be (home and under 0.5 cannot both win, 1X and 12 can); else at most one
 * pick of each market wins. Lines above 12 goals belong to other sports: they count as markets that no score decides.
 */
export function bestFactor({ picks }: { readonly picks: readonly MaybeDecided[] }): Rational {
  const scored: ScoredPick[] = [];
  const unscored: MaybeDecided[] = [];
  let decided = zero;
  for (const pick of picks) {
    const { odds, outcome } = pick;
    const rule = outcomeRule(pick.marketTypeId, pick.outcomeId, pick.special);
    if (rule === null || rule.goalsMargin > highestLine) {
      unscored.push(pick);
      continue;
    }
    const known = outcome === undefined || outcome.result === "open" ? null : outcome;
    if (known !== null) decided = add(decided, legFactor(odds, known));
    scored.push({ rule, odds, known: known?.result ?? null });
  }
  const open = add(
    bestOverScores(scored),
    bestOfMarkets(unscored, ({ marketTypeId, special }) => `${marketTypeId}_${special}`),
  );
  return add(decided, open);
}
