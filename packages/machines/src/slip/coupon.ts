import { groupByMatch, minor, type Coupon, type Minor } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import type { SlipPick } from "./pick.ts";

/** Selections and sizes of a system that agree with each other. */
export interface System {
  readonly picks: readonly SlipPick[];
  readonly sizes: readonly number[];
}

/** The part of a slip that the betting rules price. */
interface CouponPart extends System {
  readonly stake: Minor | null;
  readonly user: UserInfo | null;
}

/** The slip in the form of the betting rules; a missing stake is 0. */
export function slipCoupon({ picks, sizes, stake, user }: CouponPart): Coupon<SlipPick> {
  return { picks, sizes, stake: stake ?? minor(0), stakeType: user?.stakeType ?? "coupon" };
}

/**
 * Fits a system to its changed selections, bankers or sizes (D1, D2). Sizes larger than the number of matches without bankers are
 * dropped; a match is a banker with all of its selections; without a size there is no system and no banker.
 */
export function fitSystem({ picks, sizes }: System): System {
  const groups = groupByMatch(picks);
  const bankers = new Set(groups.filter(({ banker }) => banker).map(({ matchId }) => matchId));
  const most = groups.length < 2 ? 0 : groups.length - bankers.size;
  const fitting = [...new Set(sizes)].filter((size) => size >= 1 && size <= most).toSorted((a, b) => a - b);
  const isBanker = (matchId: number): boolean => fitting.length > 0 && bankers.has(matchId);
  return {
    sizes: fitting,
    picks: picks.map((pick) =>
      pick.banker === isBanker(pick.matchId) ? pick : { ...pick, banker: isBanker(pick.matchId) },
    ),
  };
}
