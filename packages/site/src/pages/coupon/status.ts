import type { CouponStatus } from "@livery/contract";

/** Returns true while the coupon is not decided; such a coupon is requested again. */
export function waitsForResult(status: CouponStatus): boolean {
  return status === "open" || status === "pending";
}
