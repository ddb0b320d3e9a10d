import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { checkCoupon, couponBounds, minor, thousandths, type CheckedSelection, type CouponLimits } from "./index.ts";
import { coupons, limits, selection } from "./testing/coupons.ts";

const check = (
  selections: CheckedSelection[],
  more: { limits?: Partial<CouponLimits>; sizes?: number[]; stake?: number; stakeType?: "line" | "coupon" } = {},
) =>
  checkCoupon(
    { selections, sizes: more.sizes ?? [], stake: minor(more.stake ?? 1000), stakeType: more.stakeType ?? "coupon" },
    limits(more.limits),
  );
const many = (count: number) => Array.from({ length: count }, () => selection(2000));
const kind = limits().combine;

test("a coupon within every limit is not refused", () => {
  expect(check([selection(2000)])).toEqual([]);
  expect(check(many(20))).toEqual([]);
  expect(check(many(10), { sizes: [2] })).toEqual([]);
});

test("an empty coupon has too few selections", () => {
  expect(check([])).toEqual([{ code: "too_few_selections", params: { min: 1, count: 0 }, leg: null }]);
});

describe("stake (§5, D7)", () => {
  test("the stake is at least 1, whatever the minimum stake is", () => {
    const low = { combine: { ...kind, minStake: minor(10) } };
    expect(check([selection(2000)], { stake: 99, limits: low })).toEqual([
      { code: "stake_too_low", params: { min: 100 }, leg: null },
    ]);
    expect(check([selection(2000)], { stake: 100, limits: low })).toEqual([]);
  });
  test("the minimum is the largest over user, kind and outcomes", () => {
    const own = { minStake: minor(500), maxStake: null, maxPay: null };
    expect(check([selection(2000, { single: own })], { stake: 499 })).toEqual([
      { code: "stake_too_low", params: { min: 500 }, leg: null },
    ]);
    expect(check([selection(2000, { single: own })], { stake: 500 })).toEqual([]);
  });
  test("the maximum is the smallest over user, kind and outcomes", () => {
    const own = { minStake: null, maxStake: minor(2000), maxPay: null };
    expect(check([selection(2000, { single: own })], { stake: 2001 })).toEqual([
      { code: "stake_too_high", params: { max: 2000 }, leg: null },
    ]);
    expect(check([selection(2000)], { stake: 25_001 })).toEqual([
      { code: "stake_too_high", params: { max: 25_000 }, leg: null },
    ]);
    expect(check([selection(2000)], { stake: 25_000 })).toEqual([]);
  });
  test("an outcome's single limits apply to singles, its combined limits to other kinds", () => {
    const own = { minStake: null, maxStake: minor(500), maxPay: null };
    expect(check([selection(2000, { single: own }), selection(2000)])).toEqual([]);
    expect(check([selection(2000, { combined: own })])).toEqual([]);
    expect(check([selection(2000, { combined: own }), selection(2000)])).toHaveLength(1);
  });
  test("staked per line, the limits apply to the total", () => {
    const least = { system: { ...kind, minStake: minor(300) } };
    const perLine = { sizes: [2], stake: 100, stakeType: "line", limits: least } as const;
    expect(check(many(3), { ...perLine, sizes: [2] })).toEqual([]);
    expect(check(many(2), { ...perLine, sizes: [2] })).toEqual([
      { code: "stake_too_low", params: { min: 300 }, leg: null },
    ]);
    expect(check(many(3), { sizes: [2], stake: 10_000, stakeType: "line" })).toEqual([
      { code: "stake_too_high", params: { max: 25_000 }, leg: null },
    ]);
  });
  test("the maximum payout is the smallest of user and outcomes, and refuses no coupon", () => {
    const own = (maxPay: number) => ({ minStake: null, maxStake: null, maxPay: minor(maxPay) });
    const selections = [selection(9000, { combined: own(900) }), selection(9000, { combined: own(800) })];
    expect(check(selections, { stake: 25_000 })).toEqual([]);
    expect(couponBounds({ selections, sizes: [] }, limits()).maxPay).toBe(800n);
  });
});

describe("selections (D8, D9)", () => {
  test("the largest minTip of match, outcome and user is the required number of matches", () => {
    const selections = [selection(2000, { minTip: 3 }), selection(2000)];
    expect(check(selections)).toEqual([{ code: "too_few_selections", params: { min: 3, count: 2 }, leg: null }]);
    expect(check([...selections, selection(2000)])).toEqual([]);
    expect(check([selection(2000)], { limits: { combine: { ...kind, minTip: 2 } } })).toMatchObject([
      { code: "too_few_selections" },
    ]);
  });
  test("two selections of one match count as one match", () => {
    const selections = [selection(2000, { matchId: 1, minTip: 2 }), selection(2000, { matchId: 1, outcomeId: 2 })];
    expect(check(selections)).toEqual([{ code: "too_few_selections", params: { min: 2, count: 1 }, leg: null }]);
  });
  test("at most 20 selections", () => {
    expect(check(many(21))).toEqual([
      { code: "too_many_selections", params: { max: 20, count: 21, of: "selections" }, leg: null },
    ]);
  });
  test("ways: at most 27 selections and 10 matches", () => {
    const ways = (matches: number, selections: number) =>
      Array.from({ length: selections }, (_, index) =>
        selection(2000, { matchId: 1 + (index % matches), outcomeId: index }),
      );
    expect(check(ways(10, 20)).map(({ code }) => code)).toEqual([]);
    expect(check(ways(3, 27)).map(({ code }) => code)).toEqual([]);
    expect(check(ways(3, 28))).toEqual([
      { code: "too_many_selections", params: { max: 27, count: 28, of: "selections" }, leg: null },
    ]);
    expect(check(ways(11, 12))).toEqual([
      { code: "too_many_selections", params: { max: 10, count: 11, of: "matches" }, leg: null },
    ]);
  });
  test("systems: at most 10 matches", () => {
    expect(check(many(11), { sizes: [2] })).toEqual([
      { code: "too_many_selections", params: { max: 10, count: 11, of: "matches" }, leg: null },
    ]);
  });
  test("all odds are within the user's bounds, the bounds included", () => {
    const bounds = { minOdds: thousandths(1200), maxOdds: thousandths(9000) };
    expect(check([selection(1200), selection(9000)], { limits: bounds })).toEqual([]);
    expect(check([selection(2000), selection(1199), selection(9001)], { limits: bounds })).toEqual([
      { code: "odds_too_low", params: { min: "1.200" }, leg: 1 },
      { code: "odds_too_high", params: { max: "9.000" }, leg: 2 },
    ]);
  });
  test("the same selection twice is refused (D12)", () => {
    const twice = selection(2000);
    expect(check([twice, selection(2000), { ...twice, odds: thousandths(2100) }])).toContainEqual({
      code: "duplicate_selection",
      params: {},
      leg: 2,
    });
  });
});

describe("kinds", () => {
  const off = { ...kind, enabled: false };
  const twoOfOne = () => [selection(2000, { matchId: 1, outcomeId: 1 }), selection(2000, { matchId: 1, outcomeId: 2 })];

  test("a disabled kind is refused; a single is always allowed", () => {
    expect(check(many(2), { limits: { combine: off } })).toEqual([
      { code: "kind_not_allowed", params: { kind: "accumulator" }, leg: null },
    ]);
    expect(check(many(3), { limits: { system: off }, sizes: [2] })).toMatchObject([
      { code: "kind_not_allowed", params: { kind: "system" } },
    ]);
    expect(check(many(1), { limits: { combine: off } })).toEqual([]);
  });
  test("without ways two selections of a match are refused, in a system too (D12)", () => {
    expect(check(twoOfOne(), { limits: { multiple: off } })).toEqual([
      { code: "kind_not_allowed", params: { kind: "ways" }, leg: null },
    ]);
    expect(check([...twoOfOne(), selection(2000)], { limits: { multiple: off }, sizes: [1] })).toEqual([
      { code: "kind_not_allowed", params: { kind: "ways" }, leg: null },
    ]);
  });
});

describe("systems (D2, D3)", () => {
  test("a size is a whole number from 1, listed once", () => {
    for (const sizes of [[0], [-1], [1.5], [2, 2]]) {
      expect(check(many(3), { sizes })).toEqual([{ code: "invalid_field", params: { field: "sizes" }, leg: null }]);
    }
  });
  test("a size needs at least as many matches beside the bankers", () => {
    const selections = [selection(2000, { banker: true }), ...many(2)];
    expect(check(selections, { sizes: [2] })).toEqual([]);
    expect(check(selections, { sizes: [3] })).toEqual([
      { code: "too_few_selections", params: { min: 4, count: 3 }, leg: null },
    ]);
  });
  test("a banker's match has no selection that is not a banker", () => {
    const selections = [
      selection(2000, { matchId: 1, banker: true }),
      selection(2000, { matchId: 1, outcomeId: 2 }),
      ...many(2),
    ];
    expect(check(selections, { sizes: [1] })).toEqual([{ code: "invalid_field", params: { field: "banker" }, leg: 1 }]);
  });
  test("more than 10,000 lines are refused", () => {
    const ways = Array.from({ length: 27 }, (_, index) =>
      selection(2000, { matchId: 1 + (index % 9), outcomeId: index }),
    );
    expect(check(ways)).toEqual([{ code: "too_many_lines", params: { max: 10_000, count: 19_683 }, leg: null }]);
  });
});

test("for any coupon a refusal names an existing leg and nothing is thrown", () => {
  const anySizes = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 3 });
  fc.assert(
    fc.property(coupons, fc.bigInt({ min: 0n, max: 100_000n }), anySizes, ({ selections }, stake, sizes) => {
      const refusals = checkCoupon({ selections, sizes, stake: minor(stake), stakeType: "line" }, limits());
      expect(refusals.every(({ leg }) => leg === null || selections[leg] !== undefined)).toBe(true);
    }),
  );
});
