import { nothing, plus, times, unity, type Fraction } from "./fractions.ts";

/**
 * The oracle: writes every line of a coupon out and adds them up. It shares no code with the engine, on purpose, and
 * imports nothing of it.
 */
export interface OracleSelection {
  readonly matchId: number;
  readonly banker: boolean;
}

/** Every line, as the selections that stand in it. One selection is a single, whatever sizes are named (D1). */
export function enumerateLines<RequestedSelection extends OracleSelection>(
  selections: readonly RequestedSelection[],
  sizes: readonly number[],
): RequestedSelection[][] {
  const matches = [...new Set(selections.map((selection) => selection.matchId))];
  const ofMatch = (match: number) => selections.filter((selection) => selection.matchId === match);
  const isBanker = (match: number) => ofMatch(match).some((selection) => selection.banker);
  if (selections.length === 1 || sizes.length === 0) return oneOfEach(matches.map(ofMatch));
  const bankers = matches.filter(isBanker);
  const others = matches.filter((match) => !isBanker(match));
  return [...new Set(sizes)].flatMap((size) =>
    subsets(others, size).flatMap((subset) => oneOfEach([...bankers, ...subset].map(ofMatch))),
  );
}

/** What a unit on every line returns if the factors are as given. */
export function enumerateReturn<RequestedSelection extends OracleSelection>(
  selections: readonly RequestedSelection[],
  sizes: readonly number[],
  factor: (selection: RequestedSelection) => Fraction,
): Fraction {
  return sumOfLines(enumerateLines(selections, sizes), factor);
}

export function sumOfLines<RequestedSelection>(
  lines: readonly (readonly RequestedSelection[])[],
  factor: (selection: RequestedSelection) => Fraction,
): Fraction {
  let sum = nothing;
  for (const line of lines) {
    let product = unity;
    for (const selection of line) product = times(product, factor(selection));
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
