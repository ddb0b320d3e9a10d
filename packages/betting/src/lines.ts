import { couponKind, groupByMatch, type LineSelection, type MatchGroup } from "./coupon.ts";
import { one, rational, type Rational } from "./rational.ts";

/** More lines than this are refused on one coupon (D3). */
export const maxLines = 10_000;

/**
 * The sum over all lines of a coupon of the product of its groups' values (D3). Bankers multiply every line, the other matches
 * enter as elementary symmetric polynomials: O(n²), without enumerating lines. With `count of selections` as a group's value the
 * result is the number of lines; with `sum of factors`, the return of a unit stake.
 */
export function sumOverLines<Item extends LineSelection>(
  selections: readonly Item[],
  sizes: readonly number[],
  valueOf: (group: MatchGroup<Item>) => Rational,
): Rational {
  const groups = groupByMatch(selections);
  const system = couponKind(selections, sizes) === "system";
  const inEveryLine = system ? groups.filter((group) => group.banker) : groups;
  const combined = system ? groups.filter((group) => !group.banker) : [];
  const factor = product(inEveryLine.map(valueOf));
  const chosenSizes = system ? checkedSizes(sizes) : new Set([0]);
  const sum = sumOfElementary(combined.map(valueOf), chosenSizes);
  return rational(factor.numerator * sum.numerator, factor.denominator * sum.denominator);
}

/**
 * The number of lines of the coupon (D3); beyond 2^53 the nearest number. Throws RangeError on an empty coupon or a size below 1.
 */
export function countLines(selections: readonly LineSelection[], sizes: readonly number[]): number {
  return Number(lineCount(selections, sizes));
}

/** As `countLines`, exact at any size. */
export function lineCount(selections: readonly LineSelection[], sizes: readonly number[]): bigint {
  return sumOverLines(selections, sizes, (group) => rational(group.selections.length)).numerator;
}

/** Σ e_k(values) for the chosen k, over one common denominator, so that no intermediate fraction is reduced. */
function sumOfElementary(values: readonly Rational[], chosenSizes: ReadonlySet<number>): Rational {
  const coefficients: bigint[] = [1n];
  let denominator = 1n;
  for (const { numerator, denominator: below } of values) {
    coefficients.push(0n);
    for (let k = coefficients.length - 1; k > 0; k--) {
      coefficients[k] = (coefficients[k] ?? 0n) * below + (coefficients[k - 1] ?? 0n) * numerator;
    }
    coefficients[0] = (coefficients[0] ?? 0n) * below;
    denominator *= below;
  }
  let sum = 0n;
  for (const k of chosenSizes) sum += coefficients[k] ?? 0n;
  return { numerator: sum, denominator };
}

function product(values: readonly Rational[]): Rational {
  let { numerator, denominator } = one;
  for (const value of values) {
    numerator *= value.numerator;
    denominator *= value.denominator;
  }
  return { numerator, denominator };
}

function checkedSizes(sizes: readonly number[]): ReadonlySet<number> {
  for (const size of sizes) {
    if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`not a size of a system: ${size}`);
  }
  return new Set(sizes);
}
