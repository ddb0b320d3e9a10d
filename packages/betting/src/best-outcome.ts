import { bestOfMarkets } from "./best-of-markets.ts";
import { bestOverScores, highestLine, type ScoredSelection } from "./best-score.ts";
import type { BetSelection } from "./coupon.ts";
import { outcomeRule } from "./decide.ts";
import { legFactor, type LegOutcome } from "./leg.ts";
import { add, zero, type Rational } from "./rational.ts";

/** A selection with its result, if that is known; without one it is open. */
type MaybeDecided = BetSelection & { readonly outcome?: LegOutcome };

/**
 * The most that the selections of one match can bring together; decided ones keep their results. Where a score decides them, over
 * the scores that are still possible (home and under 0.5 cannot both win, 1X and 12 can); else at most one selection of each
 * market wins. Handicap lines above 12 goals belong to other sports: they count as markets that no score decides.
 */
export function bestFactor({ selections }: { readonly selections: readonly MaybeDecided[] }): Rational {
  const scored: ScoredSelection[] = [];
  const unscored: MaybeDecided[] = [];
  let decided = zero;
  for (const selection of selections) {
    const { odds, outcome } = selection;
    const rule = outcomeRule(selection.marketTypeId, selection.outcomeId, selection.special);
    if (rule === null || rule.goalsMargin > highestLine) {
      unscored.push(selection);
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
