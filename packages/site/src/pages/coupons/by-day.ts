import type { CouponSummary } from "@livery/contract";
import { groupBy } from "../../matches/group-by.ts";
import { dayIn } from "../../matches/grouping.ts";
import { couponAmounts, type CouponAmounts } from "./coupon-amounts.ts";

/** What the coupons of a day came to in one currency, in minor units. */
export interface DaySum {
  readonly currency: string;
  readonly staked: bigint;
  readonly paid: bigint;
  /** Of the stake, what is not decided yet. */
  readonly atRisk: bigint;
  /** What was paid over the stake that is decided. */
  readonly result: bigint;
}

export interface DayCoupon {
  readonly coupon: CouponSummary;
  readonly amounts: CouponAmounts;
  /** The day's result in the coupon's currency with it and all before it; null where the day is not here whole. */
  readonly dayResult: bigint | null;
}

export interface CouponDay {
  /** `2026-11-20` in the site's zone. */
  readonly day: string;
  /** A moment of it, to be written as a date. */
  readonly at: string;
  /** The newest first. */
  readonly coupons: readonly DayCoupon[];
  /** One a currency: a player has one, until it is changed. */
  readonly sums: readonly DaySum[];
  /** False where more of the day's coupons are on the page before or after: then its sums are of those here alone. */
  readonly whole: boolean;
}

/** Where a page lies in its list. */
export interface PagePosition {
  readonly page: number;
  readonly pages: number;
}

/** Coupons by the day of the site on which they were placed, newest first, with what each day came to. */
export function couponDays(
  coupons: readonly CouponSummary[],
  timeZone: string,
  { page, pages }: PagePosition,
): readonly CouponDay[] {
  const newestFirst = coupons.toSorted(
    (a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt) || b.couponId - a.couponId,
  );
  const days = [...groupBy(newestFirst, ({ placedAt }) => dayIn(timeZone, placedAt))];
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
