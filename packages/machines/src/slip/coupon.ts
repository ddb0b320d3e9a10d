import { groupByMatch, minor, type Coupon, type Minor } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import type { SlipSelection } from "./selection.ts";

/** Selections and sizes of a system that agree with each other. */
export interface System {
  readonly selections: readonly SlipSelection[];
  readonly sizes: readonly number[];
}

/** The part of a slip that the betting rules price. */
interface CouponPart extends System {
  readonly stake: Minor | null;
  readonly user: UserInfo | null;
}

/** The slip in the form of the betting rules; a missing stake is 0. */
export function slipCoupon({ selections, sizes, stake, user }: CouponPart): Coupon<SlipSelection> {
  return { selections, sizes, stake: stake ?? minor(0), stakeType: user?.stakeType ?? "coupon" };
}

/**
 * Fits a system to its changed selections, bankers or sizes (D1, D2). Sizes larger than the number of matches without bankers are
 * dropped; a match is a banker with all of its selections; without a size there is no system and no banker.
 */
export function fitSystem({ selections, sizes }: System): System {
  const groups = groupByMatch(selections);
  const bankers = new Set(groups.filter(({ banker }) => banker).map(({ matchId }) => matchId));
  const most = groups.length < 2 ? 0 : groups.length - bankers.size;
  const fitting = [...new Set(sizes)].filter((size) => size >= 1 && size <= most).toSorted((a, b) => a - b);
  const isBanker = (matchId: number): boolean => fitting.length > 0 && bankers.has(matchId);
  return {
    sizes: fitting,
    selections: selections.map((selection) =>
      selection.banker === isBanker(selection.matchId)
        ? selection
        : { ...selection, banker: isBanker(selection.matchId) },
    ),
  };
}
