import {
  couponStakes,
  groupByMatch,
  minor,
  systemName,
  type Coupon,
  type Minor,
  type Stakes,
  type SystemName,
} from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import type { SlipSelection } from "./selection.ts";

/** Selections and sizes of a system that agree with each other. */
export interface System {
  readonly selections: readonly SlipSelection[];
  readonly sizes: readonly number[];
}

/** A system with what it costs. */
export interface PricedSystem extends SystemName, Stakes {}

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

/**
 * As `fitSystem`, after a change of selections or bankers. A system of which only the size with all of its matches would remain is
 * one line, an accumulator without its bonus: it gets the next smaller size instead, if there is one.
 */
export function keepSystem(before: System, after: System): System {
  const fitted = fitSystem(after);
  const size = fullSize(fitted);
  const hasShrunk = freeMatches(after) < freeMatches(before);
  return size === null || size < 2 || !hasShrunk || fullSize(before) !== null
    ? fitted
    : { ...fitted, sizes: [size - 1] };
}

const freeMatches = ({ selections }: System): number => groupByMatch(selections).filter(({ banker }) => !banker).length;

/** The only size of a system if it takes all matches without bankers, else null. */
function fullSize({ selections, sizes }: System): number | null {
  const name = selections.length === 0 ? null : systemName(selections, sizes);
  const [size, ...others] = name?.sizes ?? [];
  return size !== undefined && others.length === 0 && size === name?.of ? size : null;
}

/** A slip's system with its lines and the exact stake of a line; null if the slip is not a system. */
export function pricedSystem(slip: CouponPart): PricedSystem | null {
  const { selections, sizes } = slip;
  const name = selections.length === 0 ? null : systemName(selections, sizes);
  if (name === null) return null;
  return { ...name, ...couponStakes(slipCoupon(slip)) };
}

/** The system before a change, if the change has given the slip another system; else null. */
export function systemBefore(before: CouponPart, after: CouponPart): PricedSystem | null {
  const [earlier, later] = [pricedSystem(before), pricedSystem(after)];
  if (earlier === null || later === null) return null;
  const isSame =
    earlier.of === later.of && earlier.bankers === later.bankers && earlier.sizes.join() === later.sizes.join();
  return isSame ? null : earlier;
}
