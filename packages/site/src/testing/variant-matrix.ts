/** For each state of a model, a variant's outline for screen readers: roles and names in their order. */
export type VariantOutlines = Readonly<Record<string, readonly string[]>>;

/** In how many states two variants must differ: with fewer, one of them is a recolour of the other. */
export const leastDifferent = 3;

export interface VariantPair {
  readonly pair: string;
  /** For each state, the share of lines that only one of the two has, from 0 to 1. */
  readonly apart: Readonly<Record<string, number>>;
  /** The number of states in which the sequence of lines differs. */
  readonly different: number;
}

/** Returns every pair of variants. */
export function pairsOf(variants: Readonly<Record<string, VariantOutlines>>): readonly VariantPair[] {
  const all = Object.entries(variants);
  return all.flatMap(([name, outlines], at) =>
    all.slice(at + 1).map(([other, others]) => {
      const states = Object.entries(outlines).map(([state, lines]) => ({ state, lines, against: others[state] ?? [] }));
      return {
        pair: `${name} | ${other}`,
        apart: Object.fromEntries(states.map(({ against, lines, state }) => [state, shareApart(lines, against)])),
        different: states.filter(({ against, lines }) => lines.join("\n") !== against.join("\n")).length,
      };
    }),
  );
}

function shareApart(lines: readonly string[], others: readonly string[]): number {
  const total = lines.length + others.length;
  return total === 0 ? 0 : (onlyIn(lines, others) + onlyIn(others, lines)) / total;
}

/** Returns the lines that the other lacks, counting each of its lines once. */
function onlyIn(lines: readonly string[], others: readonly string[]): number {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Returns a table with the pairs as rows and the states as columns: the difference in per cent of their lines. */
export function matrixText(title: string, pairs: readonly VariantPair[]): string {
  const states = Object.keys(pairs[0]?.apart ?? {});
  const rows = pairs.map(({ apart, different, pair }) => [
    pair,
    ...states.map((state) => `${Math.round((apart[state] ?? 0) * 100)} %`),
    `${different}/${states.length}`,
  ]);
  const all = [[title, ...states, "other sequence"], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ")).join("\n");
}
