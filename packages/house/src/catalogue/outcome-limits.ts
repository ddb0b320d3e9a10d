import { minor, type Minor, type StakeLimits } from "@livery/betting";
import { sql } from "kysely";

/** An outcome's own limits of stake and payout: for singles, and for every other kind (D7). */
export interface OutcomeLimits {
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}

/** Minor units; null if the outcome has no limit of its own. */
type Stored = number | null;

/** An outcome's six limits as `limitColumns` selects them. */
export type StoredLimits = readonly [Stored, Stored, Stored, Stored, Stored, Stored];

/** The columns of `outcome` that are its limits, in the order of `StoredLimits`. */
export const limitColumns = sql.raw(
  "single_min_stake, single_max_stake, single_max_pay, combined_min_stake, combined_max_stake, combined_max_pay",
);

const amount = (stored: Stored): Minor | null => (stored === null ? null : minor(stored));

export function limitsOf([
  singleMin,
  singleMax,
  singlePay,
  combinedMin,
  combinedMax,
  combinedPay,
]: StoredLimits): OutcomeLimits {
  return {
    single: { minStake: amount(singleMin), maxStake: amount(singleMax), maxPay: amount(singlePay) },
    combined: { minStake: amount(combinedMin), maxStake: amount(combinedMax), maxPay: amount(combinedPay) },
  };
}

/** The limits of an outcome that has none of its own. */
export const noLimits: OutcomeLimits = limitsOf([null, null, null, null, null, null]);
