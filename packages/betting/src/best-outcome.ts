import { bestOfMarkets } from "./best-of-markets.ts";
import { bestOverScores, highestLine, type ScoredPick } from "./best-score.ts";
import type { BetPick } from "./coupon.ts";
import { outcomeRule } from "./decide.ts";
import { legFactor, type LegOutcome } from "./leg.ts";
import { add, zero, type Rational } from "./rational.ts";

/** A selection with its result, if that is known; without one it is open. */
type MaybeDecided = BetPick & { readonly outcome?: LegOutcome };

/**
 * The most that the selections of one match can bring together; decided ones keep their results. Where a score decides them, over
 * the scores that are still possible (home and under 0.5 cannot both win, 1X and 12 can); else at most one selection of each
 * market wins. Handicap lines above 12 goals belong to other sports: they count as markets that no score decides.
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
