import { groupByMatch } from "@livery/betting";
import type { SlipContext } from "../slip.context.ts";
import { fitSystem, keepSystem } from "../coupon.ts";

/** Returns the slip with other sizes of its system (D1). */
export function chooseSizes(context: SlipContext, sizes: readonly number[]): SlipContext {
  return { ...context, ...fitSystem({ selections: context.selections, sizes }) };
}

/**
 * Makes a match a banker, or no longer one (D2). The slip stays a system: sizes that the other matches no longer fill are dropped,
 * and a system of one line gets a smaller size. A banker that would leave too few matches for a chosen size is ignored.
 */
export function toggleBanker(context: SlipContext, matchId: number): SlipContext {
  if (!mayBank(context, matchId)) return context;
  const selections = context.selections.map((selection) =>
    selection.matchId === matchId ? { ...selection, banker: !selection.banker } : selection,
  );
  return { ...context, ...keepSystem(context, { selections, sizes: context.sizes }) };
}

/** Whether a match of a system is a banker or can become one. */
export function mayBank({ selections, sizes }: SlipContext, matchId: number): boolean {
  const groups = groupByMatch(selections);
  const group = groups.find((each) => each.matchId === matchId);
  if (group === undefined || sizes.length === 0) return false;
  return group.banker || groups.filter(({ banker }) => !banker).length > Math.max(...sizes);
}
