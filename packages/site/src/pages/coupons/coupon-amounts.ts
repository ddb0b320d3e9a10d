import type { CouponSummary } from "@livery/contract";
import { waitsForResult } from "../coupon/status.ts";

/** What a coupon is worth to its player, in minor units. */
export interface CouponAmounts {
  /** What it can still pay; null where everything is decided. */
  readonly possible: bigint | null;
  /** What it has paid, parts that were sold included; null where nothing can have been. */
  readonly paid: bigint | null;
  /** The stake that is not decided yet. */
  readonly atRisk: bigint;
  /** The stake that was taken: none of a coupon that was not accepted. */
  readonly accepted: bigint;
  /** What it brought over the stake that is decided; null where none of it is. */
  readonly result: bigint | null;
}

type Valued = Pick<CouponSummary, "status" | "stake" | "maxReturn" | "payout" | "soldStake" | "soldPrice">;

export function couponAmounts({ maxReturn, payout, soldPrice, soldStake, stake, status }: Valued): CouponAmounts {
  if (status === "rejected") return { possible: null, paid: null, atRisk: 0n, accepted: 0n, result: null };
  if (!waitsForResult(status)) {
    // The house says it of every coupon that is decided; an older answer may not.
    const back = status === "void" || status === "cancelled" ? stake - soldStake : 0n;
    const paid = (payout ?? back) + soldPrice;
    return { possible: null, paid, atRisk: 0n, accepted: stake, result: paid - stake };
  }
  const partSold = soldStake > 0n;
  return {
    possible: maxReturn,
    paid: partSold ? soldPrice : null,
    atRisk: stake - soldStake,
    accepted: stake,
    result: partSold ? soldPrice - soldStake : null,
  };
}
