import type { CouponStatus, CouponSummary } from "@livery/contract";
import { couponAmounts } from "./coupon-amounts.ts";

export const couponOrders = ["placed", "kind", "legs", "stake", "possible", "paid", "status"] as const;

/** The sort order of the coupons of a page. */
export interface CouponOrder {
  readonly by: (typeof couponOrders)[number];
  readonly descending: boolean;
}

/** The server's order. */
export const newestFirst: CouponOrder = { by: "placed", descending: true };

/** Statuses that wait for something come first, finished ones last. */
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
  stake: ({ totalStake }) => totalStake,
  possible: (coupon) => couponAmounts(coupon).possible,
  paid: (coupon) => couponAmounts(coupon).paid,
  status: ({ status }) => statuses.indexOf(status),
};

/** Reads an order from an address: `stake`, or `-stake` for the largest first. An unknown order means newest first. */
export function readOrder(text: string | undefined): CouponOrder {
  const by = couponOrders.find((each) => each === text?.replace(/^-/u, ""));
  return by === undefined ? newestFirst : { by, descending: text?.startsWith("-") === true };
}

/** The default order (newest first) is left out of the address. */
export function writeOrder({ by, descending }: CouponOrder): string | undefined {
  if (by === newestFirst.by && descending === newestFirst.descending) return undefined;
  return descending ? `-${by}` : by;
}

/** Sorts the coupons of a page. A coupon without the figure comes last in both directions; equal ones stay in their order. */
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
