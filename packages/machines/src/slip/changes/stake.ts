import { couponBounds, countLines, minor, type Minor } from "@livery/betting";
import type { ErrorCode } from "@livery/contract";
import type { SlipContext } from "../slip.context.ts";
import { slipCoupon } from "../coupon.ts";

export interface StakeRange {
  readonly min: Minor;
  readonly max: Minor;
}

/**
 * The smallest and the largest amount that may be typed, in minor units, from user and outcomes (§5, D7); null for an empty slip.
 */
export function stakeRange(context: SlipContext): StakeRange | null {
  if (context.selections.length === 0) return null;
  const { minStake, maxStake } = couponBounds(slipCoupon(context), context.limits);
  const { baseAmount } = context.limits;
  const lines = staked(context);
  const smallest = (minStake + lines - 1n) / lines;
  return { min: smallest > baseAmount ? minor(smallest) : baseAmount, max: minor(maxStake / lines) };
}

/**
 * The factor between the typed amount and the total: the number of lines if the amount is staked per line (D4), else 1. Limits of
 * the total apply to the product.
 */
function staked(context: SlipContext): bigint {
  const { selections, sizes, stakeType } = slipCoupon(context);
  return selections.length > 0 && stakeType === "line" ? BigInt(countLines(selections, sizes)) : 1n;
}

/** Brings the typed amount into its range; unchanged if there is no amount or the range is empty. */
export function clampStake(context: SlipContext): Minor | null {
  const range = stakeRange(context);
  if (context.stake === null || range === null || range.max < range.min) return context.stake;
  if (context.stake < range.min) return range.min;
  return context.stake > range.max ? range.max : context.stake;
}

/** Refusals whose `max` is the largest accepted total stake, in minor units. */
const namesStake: ReadonlySet<ErrorCode> = new Set(["stake_too_high", "dealer_limit_exceeded"]);

/** Lowers the typed amount to what range, refusal and balance allow; an allowed amount stays. */
export function lowerStake(context: SlipContext): Minor | null {
  const { selections, refusal, stake, user } = context;
  if (stake === null || selections.length === 0) return stake;
  const lines = staked(context);
  const most = refusal && namesStake.has(refusal.code) ? refusal.params["max"] : undefined;
  const ceilings = [
    stakeRange(context)?.max,
    user ? user.balance / lines : undefined,
    typeof most === "number" ? BigInt(most) / lines : undefined,
  ];
  const lowered = ceilings.reduce<bigint>(
    (least, ceiling) => (ceiling !== undefined && ceiling < least ? ceiling : least),
    stake,
  );
  return minor(lowered);
}

/** The result of `lowerStake` if it is less than the stake and still enough to bet with; else null. */
export function loweredStake(context: SlipContext): Minor | null {
  const { stake } = context;
  const lowered = lowerStake(context);
  const range = stakeRange(context);
  return stake !== null && lowered !== null && range !== null && lowered < stake && lowered >= range.min
    ? lowered
    : null;
}
