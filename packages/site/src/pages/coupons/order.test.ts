import { minor } from "@livery/betting";
import type { CouponStatus, CouponSummary } from "@livery/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { couponSummary } from "../../testing/fixtures.ts";
import { couponOrders, newestFirst, orderCoupons, readOrder, writeOrder, type CouponOrder } from "./order.ts";

const statuses: readonly CouponStatus[] = ["pending", "open", "won", "lost", "void", "cashed_out", "cancelled"];
const coupon = fc
  .record({
    couponId: fc.nat(),
    status: fc.constantFrom(...statuses),
    totalStake: fc.bigInt(0n, 9n).map(minor),
    payout: fc.bigInt(0n, 9n).map(minor),
    legCount: fc.integer({ min: 1, max: 5 }),
  })
  .map((changes) => couponSummary(changes));
const order: fc.Arbitrary<CouponOrder> = fc.record({ by: fc.constantFrom(...couponOrders), descending: fc.boolean() });

const ids = (coupons: readonly CouponSummary[]) => coupons.map(({ couponId }) => couponId);

test("an order is read as it was written, and the default order needs no parameter", () => {
  fc.assert(
    fc.property(order, (each) => {
      expect(readOrder(writeOrder(each))).toEqual(each);
    }),
  );
  expect(writeOrder(newestFirst)).toBeUndefined();
});

test("an order loses no coupon, and keeps equal coupons in their order", () => {
  fc.assert(
    fc.property(fc.array(coupon), order, (coupons, each) => {
      const ordered = orderCoupons(coupons, each);
      expect(new Set(ordered)).toEqual(new Set(coupons));
      expect(ordered).toHaveLength(coupons.length);
      expect(orderCoupons(ordered, each)).toEqual(ordered);
    }),
  );
});

test("orders by stake put the largest or the smallest first; a coupon without a payout is last in both", () => {
  const [small, large] = [couponSummary({ couponId: 1, totalStake: minor(5) }), couponSummary({ couponId: 2 })];
  expect(ids(orderCoupons([small, large], { by: "stake", descending: true }))).toEqual([2, 1]);
  expect(ids(orderCoupons([large, small], { by: "stake", descending: false }))).toEqual([1, 2]);
  const won = couponSummary({ couponId: 3, status: "won", payout: minor(10) });
  const lost = couponSummary({ couponId: 4, status: "lost", payout: minor(0) });
  expect(ids(orderCoupons([small, lost, won], { by: "paid", descending: true }))).toEqual([3, 4, 1]);
  expect(ids(orderCoupons([small, lost, won], { by: "paid", descending: false }))).toEqual([4, 3, 1]);
});
