import { minor, type Minor, type StakeType } from "@livery/betting";

/** What of a stored coupon says how much of it is left. */
export interface StoredStake {
  readonly stake: bigint;
  readonly sold_stake: bigint;
  readonly max_pay: bigint | null;
}

/** A stake as the engine reads it. */
export interface RestOfCoupon {
  readonly stake: Minor;
  readonly stakeType: StakeType;
  readonly maxPay: Minor | null;
}

/**
 * What is left of a coupon after parts of it were sold (D17), for its settlement and the next sale: the same lines with the stake
 * that was not sold, on the whole coupon, capped in the same proportion, cut off to the minor unit. Of one that was never sold all
 * of it.
 */
export function restOfCoupon({ stake, sold_stake, max_pay }: StoredStake): RestOfCoupon {
  const rest = stake - sold_stake;
  return { stake: minor(rest), stakeType: "coupon", maxPay: max_pay === null ? null : minor((max_pay * rest) / stake) };
}
