import { checkCoupon, countLines, groupByMatch, type RefusalCode } from "@livery/betting";
import type { SlipContext } from "./slip.context.ts";
import { slipCoupon } from "./coupon.ts";

/** One possible size of a system (D2, D3). */
export interface SizeChoice {
  /** Matches of a line without bankers. */
  readonly size: number;
  /** The number of lines of this size alone. */
  readonly lines: number;
  readonly chosen: boolean;
  /** False if a coupon of this size alone is refused at any stake. */
  readonly allowed: boolean;
}

/** The systems that are possible with the selections. */
export interface SystemView {
  /** Matches that the lines choose from, without bankers. */
  readonly matches: number;
  /** Matches that are in every line. */
  readonly bankers: number;
  /** Ascending; empty if there are too many matches. */
  readonly sizes: readonly SizeChoice[];
  /** The largest number of matches in a system (D9). */
  readonly most: number;
}

/** Refusals that no other selection and no stake can resolve. */
const hopeless: ReadonlySet<RefusalCode> = new Set(["kind_not_allowed", "too_many_lines", "too_many_selections"]);

/** The sizes to choose from; null with fewer than two matches, or if systems are not enabled and none is chosen. */
export function systemView(context: SlipContext): SystemView | null {
  const { limits, selections, sizes } = context;
  const groups = groupByMatch(selections);
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
      lines: countLines(selections, [size]),
      chosen: sizes.includes(size),
      allowed: !checkCoupon({ ...slipCoupon(context), sizes: [size] }, limits).some(({ code }) => hopeless.has(code)),
    })),
  };
}
