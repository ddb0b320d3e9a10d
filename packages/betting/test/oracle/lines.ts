import { nothing, plus, times, unity, type Fraction } from "./fractions.ts";

/**
 * The oracle: writes every line of a coupon out and adds them up. It shares no code with the engine, on purpose, and
 * imports nothing of it.
 */
export interface OraclePick {
  readonly matchId: number;
  readonly banker: boolean;
}

/** Every line, as the picks that stand in it. One selection is a single, whatever sizes are named (D1). */
export function enumerateLines<Pick extends OraclePick>(picks: readonly Pick[], sizes: readonly number[]): Pick[][] {
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
export function enumerateReturn<Pick extends OraclePick>(
  picks: readonly Pick[],
  sizes: readonly number[],
  factor: (pick: Pick) => Fraction,
): Fraction {
  return sumOfLines(enumerateLines(picks, sizes), factor);
}

export function sumOfLines<Pick>(lines: readonly (readonly Pick[])[], factor: (pick: Pick) => Fraction): Fraction {
  let sum = nothing;
  for (const line of lines) {
    let product = unity;
    for (const pick of line) product = times(product, factor(pick));
    if (product[0] > 0n) sum = plus(sum, product);
  }
  return sum;
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
