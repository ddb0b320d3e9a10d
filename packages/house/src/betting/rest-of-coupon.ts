import { minor, type Minor, type StakeType } from "@livery/betting";

/** The columns that determine how much of a stored coupon is left. */
export interface StoredStake {
  readonly total_stake: bigint;
  readonly sold_stake: bigint;
  readonly max_pay: bigint | null;
}

/** A stake as input of the engine. */
export interface RestOfCoupon {
  readonly stake: Minor;
  readonly stakeType: StakeType;
  readonly maxPay: Minor | null;
}

/**
 * The rest of a coupon after parts of it were sold (D17), for its settlement and the next sale: the same lines with the unsold
 * stake of the whole coupon, capped in the same proportion, rounded down to the minor unit. Of a coupon without sales, all of it.
 */
export function restOfCoupon({ total_stake, sold_stake, max_pay }: StoredStake): RestOfCoupon {
  const rest = total_stake - sold_stake;
  const maxPay = max_pay === null ? null : minor((max_pay * rest) / total_stake);
  return { stake: minor(rest), stakeType: "coupon", maxPay };
}
