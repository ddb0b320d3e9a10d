import { minor, thousandths } from "@livery/betting";
import type { CouponDetail, CouponLeg, CouponStatus, CouponSummary } from "@livery/contract";
import { couponDetail, couponSummary } from "@livery/site/testing";
import { matches } from "./catalogue.ts";

const statuses: readonly CouponStatus[] = [
  "open",
  "won",
  "lost",
  "pending",
  "cancelled",
  "cashed_out",
  "void",
  "rejected",
];
const kinds = ["single", "accumulator", "system"] as const;

/** A coupon of each status, the newest first. */
export const coupons: readonly CouponSummary[] = statuses.map((status, index) =>
  couponSummary({
    couponId: 100 - index,
    couponNumber: `K7QX2M9PLR${String(90 - index)}`,
    status,
    kind: kinds[index % kinds.length] ?? "single",
    legCount: 1 + (index % 3) * 2,
    totalStake: minor(1_000 + index * 750),
    maxReturn: minor(2_000 * (index + 1)),
    payout: status === "won" || status === "cashed_out" ? minor(18_640) : null,
    placedAt: `2026-11-${20 - index}T08:15:00Z`,
    cancellableUntil: status === "open" ? "2026-11-20T09:05:00Z" : null,
  }),
);

/** One evening and the morning after it: lost, won, sold in part, and two that wait. */
export const eveningCoupons: readonly CouponSummary[] = [
  couponSummary({ couponId: 205, couponNumber: "K7QX2M9PLS25", placedAt: "2026-11-20T07:40:00Z", legCount: 4 }),
  couponSummary({
    couponId: 204,
    couponNumber: "K7QX2M9PLS24",
    kind: "accumulator",
    legCount: 3,
    placedAt: "2026-11-20T06:10:00Z",
    totalStake: minor(4_000),
    maxReturn: minor(15_200),
    soldStake: minor(2_000),
    soldPrice: minor(2_650),
  }),
  couponSummary({
    couponId: 203,
    couponNumber: "K7QX2M9PLS23",
    placedAt: "2026-11-19T20:31:00Z",
    status: "lost",
    totalStake: minor(5_000),
    payout: minor(0),
  }),
  couponSummary({
    couponId: 202,
    couponNumber: "K7QX2M9PLS22",
    placedAt: "2026-11-19T18:02:00Z",
    status: "won",
    totalStake: minor(2_500),
    payout: minor(11_375),
  }),
  couponSummary({
    couponId: 201,
    couponNumber: "K7QX2M9PLS21",
    placedAt: "2026-11-19T17:45:00Z",
    status: "lost",
    totalStake: minor(1_500),
    payout: minor(0),
  }),
];

export function manyCoupons(count: number): readonly CouponSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(coupons[index % coupons.length] as CouponSummary),
    couponId: 1000 - index,
    couponNumber: `K7QX2M9P${String(1000 + index)}`,
  }));
}

const [like] = couponDetail().legs as readonly [CouponLeg];

/** The legs of an accumulator, one a match. */
export function legs(count: number, changes: (index: number) => Partial<CouponLeg> = () => ({})): readonly CouponLeg[] {
  return Array.from({ length: count }, (_, index) => {
    const match = matches[index % matches.length];
    return {
      ...like,
      matchId: index + 1,
      home: match?.home ?? like.home,
      away: match?.away ?? like.away,
      startsAt: match?.startsAt ?? like.startsAt,
      tournamentName: match?.tournamentName ?? like.tournamentName,
      odds: thousandths(1500 + index * 130),
      ...changes(index),
    };
  });
}

/** An accumulator of four that waits for its matches. */
export const accumulator: CouponDetail = couponDetail({
  kind: "accumulator",
  legCount: 4,
  legs: legs(4),
  totalStake: minor(2_500),
  totalOdds: thousandths(8_966),
  maxReturn: minor(22_415),
  bonusPercent: 5,
  bonus: minor(1_120),
});
