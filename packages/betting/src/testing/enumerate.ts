import type { BetPick, SettledPick } from "../index.ts";

/**
 * The oracle: writes every line of a coupon out and adds them up. It shares no code with the engine, on purpose;
 * its fractions are [numerator, denominator], never reduced.
 */
export type Fraction = readonly [bigint, bigint];

export const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
export const isEqual = (a: Fraction, b: { numerator: bigint; denominator: bigint }): boolean =>
  a[0] * b.denominator === b.numerator * a[1];

/** Every line, as the picks that stand in it. */
export function enumerateLines<Pick extends BetPick>(picks: readonly Pick[], sizes: readonly number[]): Pick[][] {
  const matches = [...new Set(picks.map((pick) => pick.matchId))];
  const ofMatch = (match: number) => picks.filter((pick) => pick.matchId === match);
  const isBanker = (match: number) => ofMatch(match).some((pick) => pick.banker);
  if (picks.length === 1 || sizes.length === 0) return oneOfEach(matches.map(ofMatch));
  const bankers = matches.filter(isBanker);
  const others = matches.filter((match) => !isBanker(match));
  return [...new Set(sizes)].flatMap((size) =>
    subsets(others, size).flatMap((subset) => oneOfEach([...bankers, ...subset].map(ofMatch))),
  );
}

/** What a unit on every line returns if the factors are as given. */
export function enumerateReturn<Pick extends BetPick>(
  picks: readonly Pick[],
  sizes: readonly number[],
  factor: (pick: Pick) => Fraction,
): Fraction {
  return enumerateLines(picks, sizes)
    .map((line) => line.map(factor).reduce(times, [1n, 1n]))
    .reduce(plus, [0n, 1n]);
}

/** D5, written a second time. */
export function factorOfLeg({ odds, outcome }: SettledPick): Fraction {
  const odd: Fraction = typeof odds === "number" ? [BigInt(odds), 1000n] : [odds.numerator, odds.denominator];
  if (outcome.result === "won") return odd;
  if (outcome.result === "void") return [1n, 1n];
  if (outcome.result === "half_won") return [odd[0] + odd[1], 2n * odd[1]];
  if (outcome.result === "half_lost") return [1n, 2n];
  if (outcome.result === "dead_heat") return times(odd, [outcome.share.numerator, outcome.share.denominator]);
  return [0n, 1n];
}

/** A half goes up (D6): the largest whole number that is at most the value and a half. */
export function roundHalfUp([numerator, denominator]: Fraction): bigint {
  let whole = (2n * numerator + denominator) / (2n * denominator);
  while (2n * whole * denominator > 2n * numerator + denominator) whole--;
  return whole;
}

function oneOfEach<Item>(groups: readonly (readonly Item[])[]): Item[][] {
  return groups.reduce<Item[][]>((lines, group) => lines.flatMap((line) => group.map((item) => [...line, item])), [[]]);
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  const found: Item[][] = [];
  for (let mask = 0; mask < 1 << items.length; mask++) {
    const subset = items.filter((_, index) => mask & (1 << index));
    if (subset.length === size) found.push(subset);
  }
  return found;
}
