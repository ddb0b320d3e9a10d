import * as fc from "fast-check";
import { minor, thousandths, type BetSelection, type CheckedSelection, type CouponLimits } from "../index.ts";
import { productLimits } from "../limits.ts";

let nextMatch = 1;

/** A selection at odds in thousandths; by default of its own match and a market that no score decides. */
export function selection(odds: number, more: Partial<Omit<CheckedSelection, "odds">> = {}): CheckedSelection {
  return {
    matchId: nextMatch++,
    marketTypeId: 900,
    outcomeId: 1,
    special: "",
    banker: false,
    ...more,
    odds: thousandths(odds),
  };
}

/** The product's default limits with two-digit money and no flag enabled (§9). */
export function limits(more: Partial<CouponLimits> = {}): CouponLimits {
  const kind = { minTip: 1, minStake: minor(100), maxStake: minor(25_000), maxPay: minor(1_250_000), enabled: true };
  return {
    ...productLimits,
    combine: kind,
    multiple: kind,
    system: kind,
    minOdds: null,
    maxOdds: null,
    baseAmount: minor(100),
    ...more,
  };
}

const odds = fc.integer({ min: 1001, max: 30_000 }).map(thousandths);

/** One to four selections of a match, over a few markets that no score decides, never the same one twice. */
function matchSelections(matchId: number, most: number): fc.Arbitrary<BetSelection[]> {
  return fc
    .uniqueArray(
      fc.record({ marketTypeId: fc.integer({ min: 901, max: 902 }), outcomeId: fc.integer({ min: 1, max: 3 }), odds }),
      {
        minLength: 1,
        maxLength: most,
        selector: ({ marketTypeId, outcomeId }) => `${marketTypeId}_${outcomeId}`,
      },
    )
    .chain((selections) =>
      fc.boolean().map((banker) => selections.map((each) => ({ ...each, matchId, special: "", banker }))),
    );
}

/** Coupons of every kind, small enough to be enumerated: up to five matches, up to three selections a match, any set of sizes. */
export const coupons: fc.Arbitrary<{ selections: BetSelection[]; sizes: number[] }> = fc
  .record({ matches: fc.integer({ min: 1, max: 5 }), most: fc.integer({ min: 1, max: 3 }) })
  .chain(({ matches, most }) =>
    fc.record({
      selections: fc
        .tuple(...Array.from({ length: matches }, (_, index) => matchSelections(index + 1, most)))
        .map((groups) => groups.flat()),
      sizes: fc.oneof(
        fc.constant<number[]>([]),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      ),
    }),
  );

export const amounts = fc.bigInt({ min: 0n, max: 10_000_000n }).map(minor);
export const stakeTypes = fc.constantFrom("line" as const, "coupon" as const);
