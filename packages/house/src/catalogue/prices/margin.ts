import { thousandths, type Thousandths } from "@livery/betting";

/** The operator's share of a book: the odds' reciprocals sum to 1 + margin. */
export const margins = { threeWay: 0.06, twoWay: 0.055, manyWay: 0.12 } as const;

/** The shortest and the longest price on offer. */
export const shortestOdds = thousandths(1010);
export const longestOdds = thousandths(500_000);

/** Prices are quoted in steps, rounded down, so that what is shown is what pays. */
const ladder: readonly (readonly [below: number, step: number])[] = [
  [10_000, 10],
  [50_000, 100],
  [Infinity, 1000],
];

/**
 * The price of a chance with a proportional margin: 1 / (chance × (1 + margin)), down to the next
 * step of the ladder (0.01 below 10, 0.1 below 50, else 1), from 1.010 to 500.
 */
export function offeredOdds(chance: number, margin: number): Thousandths {
  if (!(chance > 0)) return longestOdds;
  // A rounding error of the model must not cost a whole step.
  const fair = 1000 / (chance * (1 + margin)) + 1e-6;
  const step = ladder.find(([below]) => fair < below)?.[1] ?? 1000;
  const quoted = fair > longestOdds ? longestOdds : Math.floor(fair / step) * step;
  return thousandths(Math.min(longestOdds, Math.max(shortestOdds, quoted)));
}
