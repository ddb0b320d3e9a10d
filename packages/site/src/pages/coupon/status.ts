import type { CouponStatus, LegResult } from "@livery/contract";

/** True while nothing is decided: such a coupon is looked at again. */
export function waitsForResult(status: CouponStatus): boolean {
  return status === "open" || status === "pending";
}

type Tone = "neutral" | "accent" | "success" | "danger" | "warning" | "info";

/** How loudly a status speaks; its words carry the meaning. */
export const statusTones: Readonly<Record<CouponStatus, Tone>> = {
  pending: "info",
  open: "info",
  won: "success",
  lost: "danger",
  void: "neutral",
  cashed_out: "warning",
  cancelled: "neutral",
  rejected: "neutral",
};

export const resultTones: Readonly<Record<LegResult, Tone>> = {
  open: "info",
  won: "success",
  half_won: "success",
  lost: "danger",
  half_lost: "danger",
  dead_heat: "warning",
  void: "neutral",
};
