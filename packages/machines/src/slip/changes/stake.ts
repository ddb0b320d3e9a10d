import { couponBounds, countLines, minor, type Minor } from "@livery/betting";
import type { SlipContext } from "../context.ts";

/** The smallest and the largest amount that may be typed, from user and outcomes (§5, D7); null for an empty slip. */
export function stakeRange(context: SlipContext): { readonly min: Minor; readonly max: Minor } | null {
  if (context.picks.length === 0) return null;
  const { minStake, maxStake } = couponBounds({ picks: context.picks, sizes: [] }, context.limits);
  const { baseAmount } = context.limits;
  // Staked per line (D4), the limits of the total hold for the amount times the lines.
  const lines = context.user?.stakeType === "line" ? BigInt(countLines(context.picks, [])) : 1n;
  const smallest = (minStake + lines - 1n) / lines;
  return { min: smallest > baseAmount ? minor(smallest) : baseAmount, max: minor(maxStake / lines) };
}

/** The typed amount brought into its range; untouched where there is none or the range is empty. */
export function clampStake(context: SlipContext): Minor | null {
  const range = stakeRange(context);
  if (context.stake === null || range === null || range.max < range.min) return context.stake;
  if (context.stake < range.min) return range.min;
  return context.stake > range.max ? range.max : context.stake;
}

/** The typed amount, lowered to what range, refusal and balance allow; an amount that is allowed stays. */
export function lowerStake(context: SlipContext): Minor | null {
  if (context.stake === null) return null;
  const lines =
    context.picks.length > 0 && context.user?.stakeType === "line" ? BigInt(countLines(context.picks, [])) : 1n;
  const most = context.refusal?.params["max"];
  const ceilings = [
    stakeRange(context)?.max,
    context.user ? context.user.balance / lines : undefined,
    typeof most === "number" && context.refusal?.code !== "too_many_selections" ? BigInt(most) / lines : undefined,
  ];
  return ceilings.reduce<Minor>(
    (stake, ceiling) => (ceiling !== undefined && ceiling < stake ? minor(ceiling) : stake),
    context.stake,
  );
}
