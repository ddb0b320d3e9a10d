import { minor, type Minor } from "@livery/betting";

const most = 5;
const steps = [1n, 2n, 5n];

/**
 * Returns at most five round amounts within the range, ascending, to choose with one tap: 1, 2 and 5 times each power of ten in
 * whole units of the currency (`unit`: minor units of one, 100 for euro). A range without a round amount gives its lower end.
 */
export function quickAmounts(min: Minor, max: Minor, unit: bigint): readonly Minor[] {
  if (max < min) return [];
  const round: Minor[] = [];
  for (let power = unit; power <= max; power *= 10n) {
    for (const step of steps) {
      const amount = step * power;
      if (amount >= min && amount <= max) round.push(minor(amount));
    }
  }
  return round.length === 0 ? [min] : round.slice(0, most);
}
