import { type CouponSummary, dayIn } from "@livery/contract";
import { groupBy } from "../../matches/group-by.ts";
import { couponAmounts, type CouponAmounts } from "./coupon-amounts.ts";

/** Sums of the coupons of a day in one currency, in minor units. */
export interface DaySum {
  readonly currency: string;
  readonly staked: bigint;
  readonly paid: bigint;
  /** The part of the stake that is not decided yet. */
  readonly atRisk: bigint;
  /** The payout minus the decided stake. */
  readonly result: bigint;
}

export interface DayCoupon {
  readonly coupon: CouponSummary;
  readonly amounts: CouponAmounts;
  /** The day's running result in the coupon's currency, up to this coupon; null if the day is not complete here. */
  readonly dayResult: bigint | null;
}

export interface CouponDay {
  /** `2026-11-20` in the site's zone. */
  readonly day: string;
  /** A date-time of that day, to be formatted as a date. */
  readonly at: string;
  /** Newest first. */
  readonly coupons: readonly DayCoupon[];
  /** One per currency; a player has one, unless it was changed. */
  readonly sums: readonly DaySum[];
  /** False if the previous or next page has more coupons of the day; the sums then cover only the coupons here. */
  readonly whole: boolean;
}

/** Position of a page in its list. */
export interface PagePosition {
  readonly page: number;
  readonly pages: number;
}

/** Groups coupons by the site's day of their placement, newest first, with the sums of each day. */
export function couponDays(
  coupons: readonly CouponSummary[],
  timeZone: string,
  { page, pages }: PagePosition,
): readonly CouponDay[] {
  const newestFirst = coupons.toSorted(
    (a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt) || b.couponId - a.couponId,
  );
  const days = [...groupBy(newestFirst, ({ placedAt }) => dayIn(timeZone, new Date(placedAt)))];
  return days.map(([day, ofDay], at) => {
    const whole = !(at === 0 && page > 1) && !(at === days.length - 1 && page < pages);
    return {
      day,
      at: ofDay[0].placedAt,
      coupons: withResults(ofDay, whole),
      sums: [...groupBy(ofDay, ({ currency }) => currency)].map(([currency, rows]) => sumOf(currency, rows)),
      whole,
    };
  });
}

function sumOf(currency: string, coupons: readonly CouponSummary[]): DaySum {
  const amountsOfDay = coupons.map(couponAmounts);
  const sum = (of: (amounts: CouponAmounts) => bigint): bigint =>
    amountsOfDay.reduce((all, amounts) => all + of(amounts), 0n);
  return {
    currency,
    staked: sum(({ accepted }) => accepted),
    paid: sum(({ paid }) => paid ?? 0n),
    atRisk: sum(({ atRisk }) => atRisk),
    result: sum(({ result }) => result ?? 0n),
  };
}

function withResults(newestFirst: readonly CouponSummary[], whole: boolean): readonly DayCoupon[] {
  const soFar = new Map<string, bigint>();
  return newestFirst
    .toReversed()
    .map((coupon) => {
      const amounts = couponAmounts(coupon);
      const dayResult = (soFar.get(coupon.currency) ?? 0n) + (amounts.result ?? 0n);
      soFar.set(coupon.currency, dayResult);
      return { coupon, amounts, dayResult: whole ? dayResult : null };
    })
    .toReversed();
}
