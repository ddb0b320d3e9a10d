import type { CouponSummary } from "@livery/contract";
import { waitsForResult } from "../coupon/status.ts";

/** Amounts of a coupon for its player, in minor units. */
export interface CouponAmounts {
  /** What it can still pay; null if everything is decided. */
  readonly possible: bigint | null;
  /** What it has paid, including sold parts; null if nothing can have been paid. */
  readonly paid: bigint | null;
  /** The undecided stake. */
  readonly atRisk: bigint;
  /** The accepted stake; 0 for a coupon that was not accepted. */
  readonly accepted: bigint;
  /** The payout minus the decided stake; null if none of it is decided. */
  readonly result: bigint | null;
}

type Valued = Pick<CouponSummary, "status" | "totalStake" | "maxReturn" | "payout" | "soldStake" | "soldPrice">;

export function couponAmounts({ maxReturn, payout, soldPrice, soldStake, totalStake, status }: Valued): CouponAmounts {
  if (status === "rejected") return { possible: null, paid: null, atRisk: 0n, accepted: 0n, result: null };
  if (!waitsForResult(status)) {
    // The server sends `payout` for every decided coupon; an older response may lack it.
    const back = status === "void" || status === "cancelled" ? totalStake - soldStake : 0n;
    const paid = (payout ?? back) + soldPrice;
    return { possible: null, paid, atRisk: 0n, accepted: totalStake, result: paid - totalStake };
  }
  const partSold = soldStake > 0n;
  return {
    possible: maxReturn,
    paid: partSold ? soldPrice : null,
    atRisk: totalStake - soldStake,
    accepted: totalStake,
    result: partSold ? soldPrice - soldStake : null,
  };
}
