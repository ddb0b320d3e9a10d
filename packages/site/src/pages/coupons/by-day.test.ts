import { minor } from "@livery/betting";
import type { CouponStatus } from "@livery/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { couponSummary } from "../../testing/fixtures.ts";
import { couponDays } from "./by-day.ts";

const alone = { page: 1, pages: 1 };
const stake = minor(1000);

test("coupons are grouped by the site's day, the newest first, whatever order they come in", () => {
  const placed = ["2026-11-19T18:00:00Z", "2026-11-20T22:30:00Z", "2026-11-20T18:00:00Z"];
  const coupons = placed.map((placedAt, index) => couponSummary({ couponId: index + 1, placedAt }));
  const days = couponDays(coupons, "Europe/Istanbul", alone);
  expect(days.map(({ day, coupons: of }) => [day, of.map(({ coupon }) => coupon.couponId)])).toEqual([
    ["2026-11-21", [2]],
    ["2026-11-20", [3]],
    ["2026-11-19", [1]],
  ]);
});

test("a day's result is the payouts minus the stakes of decided coupons; open stakes are at risk, rejected ones count nothing", () => {
  const [day] = couponDays(
    [
      couponSummary({ couponId: 5, status: "rejected", totalStake: minor(9999) }),
      couponSummary({ couponId: 4, totalStake: stake }),
      couponSummary({ couponId: 3, totalStake: stake, soldStake: minor(400), soldPrice: minor(500) }),
      couponSummary({ couponId: 2, status: "lost", totalStake: stake, payout: minor(0) }),
      couponSummary({ couponId: 1, status: "won", totalStake: stake, payout: minor(2500) }),
    ],
    "UTC",
    alone,
  );
  expect(day?.sums).toEqual([{ currency: "EUR", staked: 4000n, paid: 3000n, atRisk: 1600n, result: 600n }]);
  // From the first of the day to the last: 15 up, 10 down, 1 up for the part that was sold.
  expect(day?.coupons.map(({ dayResult }) => dayResult)).toEqual([600n, 600n, 600n, 500n, 1500n]);
});

test("amounts of different currencies are not added up", () => {
  const [day] = couponDays(
    [
      couponSummary({ status: "lost", totalStake: stake }),
      couponSummary({ status: "lost", totalStake: stake, currency: "TRY" }),
    ],
    "UTC",
    alone,
  );
  expect(day?.sums.map(({ currency, result }) => [currency, result])).toEqual([
    ["EUR", -1000n],
    ["TRY", -1000n],
  ]);
});

test("a day that continues on another page is marked as incomplete, and has no running sum", () => {
  const placed = ["2026-11-20T10:00:00Z", "2026-11-19T10:00:00Z", "2026-11-18T10:00:00Z"];
  const coupons = placed.map((placedAt, index) => couponSummary({ couponId: 9 - index, placedAt }));
  const wholes = (page: number, pages: number) =>
    couponDays(coupons, "UTC", { page, pages }).map(({ coupons: of, whole }) => [whole, of[0]?.dayResult === null]);
  expect(wholes(1, 1)).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect(wholes(1, 2)).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(wholes(2, 3)).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
  expect(wholes(2, 2)).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test("the sums of the days are the sums of their coupons", () => {
  const statuses: readonly CouponStatus[] = ["pending", "open", "won", "lost", "void", "cashed_out", "rejected"];
  const coupon = fc
    .record({
      status: fc.constantFrom(...statuses),
      currency: fc.constantFrom("EUR", "TRY"),
      totalStake: fc.bigInt(100n, 200n).map(minor),
      soldStake: fc.bigInt(0n, 100n).map(minor),
      soldPrice: fc.bigInt(0n, 300n).map(minor),
      payout: fc.bigInt(0n, 900n).map(minor),
      placedAt: fc.integer({ min: 0, max: 96 }).map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()),
    })
    .map(couponSummary);
  fc.assert(
    fc.property(fc.array(coupon, { maxLength: 20 }), (coupons) => {
      const days = couponDays(coupons, "Europe/Berlin", alone);
      expect(days.flatMap(({ coupons: of }) => of)).toHaveLength(coupons.length);
      for (const { coupons: of, sums } of days) {
        for (const { atRisk, currency, paid, result, staked } of sums) {
          expect(result).toBe(paid - (staked - atRisk));
          expect(of.find(({ coupon: { currency: its } }) => its === currency)?.dayResult).toBe(result);
        }
      }
    }),
  );
});
