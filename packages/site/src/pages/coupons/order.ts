import type { CouponStatus, CouponSummary } from "@livery/contract";
import { couponAmounts } from "./coupon-amounts.ts";

export const couponOrders = ["placed", "kind", "legs", "stake", "possible", "paid", "status"] as const;

/** By what the coupons of a page stand. */
export interface CouponOrder {
  readonly by: (typeof couponOrders)[number];
  readonly descending: boolean;
}

/** As the house gives them. */
export const newestFirst: CouponOrder = { by: "placed", descending: true };

/** What waits for something first, what is over last. */
const statuses: readonly CouponStatus[] = [
  "pending",
  "open",
  "won",
  "cashed_out",
  "void",
  "cancelled",
  "lost",
  "rejected",
];

const facts: { readonly [By in CouponOrder["by"]]: (coupon: CouponSummary) => bigint | number | string | null } = {
  placed: ({ placedAt }) => Date.parse(placedAt),
  kind: ({ kind }) => kind,
  legs: ({ legCount }) => legCount,
  stake: ({ stake }) => stake,
  possible: (coupon) => couponAmounts(coupon).possible,
  paid: (coupon) => couponAmounts(coupon).paid,
  status: ({ status }) => statuses.indexOf(status),
};

/** How an address names an order: `stake`, or `-stake` for the largest first. What it does not know is the newest first. */
export function readOrder(text: string | undefined): CouponOrder {
  const by = couponOrders.find((each) => each === text?.replace(/^-/u, ""));
  return by === undefined ? newestFirst : { by, descending: text?.startsWith("-") === true };
}

/** The newest first is not named. */
export function writeOrder({ by, descending }: CouponOrder): string | undefined {
  if (by === newestFirst.by && descending === newestFirst.descending) return undefined;
  return descending ? `-${by}` : by;
}

/** The coupons of a page in an order; what has no such figure stands last either way, equals stay as they came. */
export function orderCoupons(
  coupons: readonly CouponSummary[],
  { by, descending }: CouponOrder,
): readonly CouponSummary[] {
  const fact = facts[by];
  return coupons.toSorted((a, b) => {
    const [one, other] = [fact(a), fact(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const rising = one < other ? -1 : one > other ? 1 : 0;
    return descending ? -rising : rising;
  });
}
