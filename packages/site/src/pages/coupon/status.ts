import type { CouponStatus } from "@livery/contract";

/** True while nothing is decided: such a coupon is looked at again. */
export function waitsForResult(status: CouponStatus): boolean {
  return status === "open" || status === "pending";
}
