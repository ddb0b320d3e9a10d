import { checkCoupon, countLines, groupByMatch, type RefusalCode } from "@livery/betting";
import type { SlipContext } from "./context.ts";
import { slipCoupon } from "./coupon.ts";

/** One size that a system can have (D2, D3). */
export interface SizeChoice {
  /** Matches of a line, bankers not counted. */
  readonly size: number;
  /** What this size alone comes to. */
  readonly lines: number;
  readonly chosen: boolean;
  /** False where a coupon of this size alone is refused whatever is staked on it. */
  readonly allowed: boolean;
}

/** The systems that the picks can make. */
export interface SystemView {
  /** Matches that the lines are chosen from, bankers not counted. */
  readonly matches: number;
  /** Matches that are in every line. */
  readonly bankers: number;
  /** Rising; empty where there are too many matches. */
  readonly sizes: readonly SizeChoice[];
  /** How many matches a system can hold at most (D9). */
  readonly most: number;
}

/** What no other pick and no stake can heal. */
const hopeless: ReadonlySet<RefusalCode> = new Set(["kind_not_allowed", "too_many_lines", "too_many_selections"]);

/** The sizes to choose from; null with fewer than two matches, or where systems are not open and none is chosen. */
export function systemView(context: SlipContext): SystemView | null {
  const { limits, picks, sizes } = context;
  const groups = groupByMatch(picks);
  if (groups.length < 2 || (!limits.system.enabled && sizes.length === 0)) return null;
  const bankers = groups.filter(({ banker }) => banker).length;
  const matches = groups.length - bankers;
  const offered =
    groups.length > limits.maxSystemMatches ? sizes : Array.from({ length: matches }, (_, index) => index + 1);
  return {
    matches,
    bankers,
    most: limits.maxSystemMatches,
    sizes: offered.map((size) => ({
      size,
      lines: countLines(picks, [size]),
      chosen: sizes.includes(size),
      allowed: !checkCoupon({ ...slipCoupon(context), sizes: [size] }, limits).some(({ code }) => hopeless.has(code)),
    })),
  };
}
