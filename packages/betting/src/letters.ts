import { couponKind, groupByMatch, type LineSelection } from "./coupon.ts";

/** The letter of a selection by its index in the slip (D10): A to Z (a slip without ways ends at T), then AA, AB, … */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** Every selection's letter in slip order; the bankers of a system with a star (D10). */
export function selectionLetters(selections: readonly LineSelection[], sizes: readonly number[]): string[] {
  const bankers = bankerMatches(selections, sizes);
  return selections.map(({ matchId }, index) => letterOf(index) + (bankers.has(matchId) ? "*" : ""));
}

/** The printed name of a system, in numbers (D2): "2, 3 of 4 + 1 banker" is sizes [2, 3], of 4, bankers 1. */
export interface SystemName {
  readonly sizes: readonly number[];
  /** The number of matches without bankers. */
  readonly of: number;
  readonly bankers: number;
}

/** Names a system; null for every other kind of coupon. */
export function systemName(selections: readonly LineSelection[], sizes: readonly number[]): SystemName | null {
  if (couponKind(selections, sizes) !== "system") return null;
  const bankers = bankerMatches(selections, sizes).size;
  return { sizes: [...new Set(sizes)].sort((a, b) => a - b), of: groupByMatch(selections).length - bankers, bankers };
}

/**
 * The names of a coupon's lines for print ("ABD"), bankers starred: smaller sizes first, then in slip order. The generator builds
 * each line on demand; read only as many as are printed (D3).
 */
export function* lineNames(selections: readonly LineSelection[], sizes: readonly number[]): Generator<string> {
  const letters = selectionLetters(selections, sizes);
  const groups = groupByMatch(selections.map((selection, index) => ({ ...selection, index })));
  const free = groups.filter(({ banker }) => !banker).length;
  for (const size of systemName(selections, sizes)?.sizes ?? [free]) {
    for (const indexes of indexesOfLines(groups, size, free))
      yield indexes
        .sort((a, b) => a - b)
        .map((index) => letters[index])
        .join("");
  }
}

interface IndexedGroup {
  readonly banker: boolean;
  readonly selections: readonly { readonly index: number }[];
}

/** Every choice of one selection from each banker and from `size` of the `free` other matches. */
function* indexesOfLines([group, ...others]: readonly IndexedGroup[], size: number, free: number): Generator<number[]> {
  if (group === undefined) {
    yield [];
    return;
  }
  const left = group.banker ? free : free - 1;
  if (group.banker || size > 0) {
    for (const { index } of group.selections)
      for (const rest of indexesOfLines(others, group.banker ? size : size - 1, left)) yield [index, ...rest];
  }
  // Skips this match only if enough others remain.
  if (!group.banker && left >= size) yield* indexesOfLines(others, size, left);
}

function bankerMatches(selections: readonly LineSelection[], sizes: readonly number[]): ReadonlySet<number | string> {
  if (couponKind(selections, sizes) !== "system") return new Set();
  return new Set(selections.filter(({ banker }) => banker).map(({ matchId }) => matchId));
}
