import { couponReturns, type Minor, minor } from "@livery/betting";
import type { CouponFilter, CouponStatus, CouponSummary, Page } from "@livery/contract";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { cancellableUntil } from "./cancel.ts";
import { settleInput, storedTerms } from "./stored-coupon.ts";
import { couponForm, formColumns, systemOf } from "./coupon-form.ts";

/** The states that each of the specification's five numbers stands for (D15). */
const states: Readonly<Record<CouponFilter, readonly CouponStatus[]>> = {
  waiting: ["open", "pending"],
  won: ["won"],
  sold: ["cashed_out"],
  lost: ["lost"],
  cancelled: ["void", "cancelled", "rejected"],
};

export interface CouponListFilter {
  readonly status?: CouponFilter | undefined;
  readonly from?: string | undefined;
  readonly days?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Columns of a coupon as a list shows it. */
const summaryColumns = [
  "coupon_id",
  "number",
  ...formColumns,
  "placed_at",
  "currency",
  "stake as total_stake",
  "max_return",
  "payout",
  "sold_stake",
  "sold_price",
  "review_since",
  "status",
  "leg_count",
] as const;

type CouponQuery<Selection> = SelectQueryBuilder<Schema, "coupon", Selection>;
type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummary<object>>["executeTakeFirstOrThrow"]>>;

/** Selects the columns that couponSummary reads. */
export const selectSummary = <Selection>(query: CouponQuery<Selection>) =>
  query.select([
    ...summaryColumns,
    cancellableUntil("coupon").as("cancellable_until"),
    systemOf("coupon").as("system"),
  ]);

/** A player's own coupons, newest first. */
export async function listCoupons(
  db: Kysely<Schema>,
  playerId: number,
  filter: CouponListFilter,
): Promise<Page<CouponSummary>> {
  const { page, pageSize, status, from, days } = filter;
  let coupons: CouponQuery<object> = db.selectFrom("coupon").where("player_id", "=", playerId);
  if (status !== undefined) coupons = coupons.where("status", "in", states[status]);
  if (from !== undefined) coupons = coupons.where("placed_at", ">=", new Date(from));
  if (from !== undefined && days !== undefined)
    coupons = coupons.where("placed_at", "<", new Date(Date.parse(from) + days * 86_400_000));
  if (from === undefined && days !== undefined)
    coupons = coupons.where("placed_at", ">=", sql<Date>`house_now() - ${days} * interval '1 day'`);
  const { total } = await coupons.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const rows = await selectSummary(coupons)
    .orderBy("coupon_id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const open = rows.filter((row) => row.status === "open").map((row) => row.coupon_id);
  const returns = await returnsNow(db, open);
  return { rows: rows.map((row) => couponSummary(row, returns.get(row.coupon_id))), total, page, pageSize };
}

/** The largest possible return of open coupons as they are now, by id: decided legs and sold parts count. */
async function returnsNow(db: Kysely<Schema>, couponIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Minor>> {
  const stored = await storedTerms(db, couponIds);
  return new Map(stored.map((terms) => [terms.coupon_id, couponReturns(settleInput(terms)).maxReturn]));
}

/**
 * A stored coupon as the contract's summary.
 * @param maxReturn for an open coupon: its largest possible return now; without it that of the placement
 */
export function couponSummary(row: SummaryRow, maxReturn: Minor = minor(row.max_return)): CouponSummary {
  return {
    couponId: Number(row.coupon_id),
    couponNumber: row.number,
    ...couponForm(row),
    placedAt: row.placed_at.toISOString(),
    currency: row.currency,
    totalStake: minor(row.total_stake),
    maxReturn,
    payout: row.payout === null ? null : minor(row.payout),
    soldStake: minor(row.sold_stake),
    soldPrice: minor(row.sold_price),
    status: row.status,
    legCount: row.leg_count,
    cancellableUntil: row.cancellable_until?.toISOString() ?? null,
    underReview: row.status === "open" && row.review_since !== null,
  };
}
