import { expect, test } from "vitest";
import { couponStakes, minor, rational } from "./index.ts";
import { exactStakes } from "./stake.ts";
import { selection } from "./testing/coupons.ts";

test("a system that is larger than its matches has no lines and no unit stake", () => {
  const coupon = { selections: [selection(2000), selection(2000)], sizes: [3], stake: minor(500) };
  expect(couponStakes({ ...coupon, stakeType: "coupon" })).toEqual({
    lines: 0,
    totalStake: 500n,
    unitStake: rational(0),
  });
  expect(couponStakes({ ...coupon, stakeType: "line" })).toEqual({
    lines: 0,
    totalStake: 0n,
    unitStake: rational(500),
  });
});

test("amounts need not be whole", () => {
  expect(exactStakes(rational(1, 3), "line", 6n)).toEqual({ total: rational(2), unit: rational(1, 3) });
  expect(exactStakes(rational(1, 3), "coupon", 6n)).toEqual({ total: rational(1, 3), unit: rational(1, 18) });
});
