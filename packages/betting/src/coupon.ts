import type { LegOutcome } from "./leg.ts";
import type { Odds } from "./odds.ts";
import type { Minor } from "./units.ts";

/** The coupon kinds; the wire names them TK, KK, CK and SK (D1). */
export type CouponKind = "single" | "accumulator" | "ways" | "system";

/** Whether the typed amount is staked on every line or on the whole coupon (D4). */
export type StakeType = "line" | "coupon";

/** Identifies one outcome of one market of one match. A market is a type and its handicap line (`special`). */
export interface Selection {
  readonly matchId: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  /** The market's handicap line ("2.5"), or "" if it has none. */
  readonly special: string;
}

/** A selection as lines use it: one selection of a match, which any value can identify. */
export interface LineSelection {
  readonly matchId: number | string;
  /** In every line of a system, not counted in its sizes (D2). */
  readonly banker: boolean;
}

/** A selection of a coupon, with the odds at which it was placed. */
export interface BetSelection extends Selection, LineSelection {
  readonly matchId: number;
  readonly odds: Odds;
}

/** A selection and its result. */
export interface SettledSelection extends BetSelection {
  readonly outcome: LegOutcome;
}

/** The part of a coupon that every rule reads. */
export interface Coupon<Item extends BetSelection = BetSelection> {
  readonly selections: readonly Item[];
  /** Chosen sizes of a system without bankers; empty for every other kind. */
  readonly sizes: readonly number[];
  /** The typed amount, minor units (D4). */
  readonly stake: Minor;
  readonly stakeType: StakeType;
}

/** The selections of one match: a line has exactly one of them. */
export interface MatchGroup<Item extends LineSelection = BetSelection> {
  readonly matchId: Item["matchId"];
  readonly selections: readonly Item[];
  /** A match is a banker if any of its selections is. */
  readonly banker: boolean;
}

/**
 * The coupon's kind, derived (D1): one selection → single; any size chosen → system; two selections of
 * one match → ways; else accumulator. Throws RangeError on an empty coupon.
 */
export function couponKind(
  selections: readonly Pick<LineSelection, "matchId">[],
  sizes: readonly number[],
): CouponKind {
  if (selections.length === 0) throw new RangeError("a coupon needs a selection");
  if (selections.length === 1) return "single";
  if (sizes.length > 0) return "system";
  return new Set(selections.map((selection) => selection.matchId)).size < selections.length ? "ways" : "accumulator";
}

/** Groups the selections by match, in slip order. */
export function groupByMatch<Item extends LineSelection>(selections: readonly Item[]): MatchGroup<Item>[] {
  const byMatch = new Map<Item["matchId"], Item[]>();
  for (const selection of selections) {
    const group = byMatch.get(selection.matchId);
    if (group) group.push(selection);
    else byMatch.set(selection.matchId, [selection]);
  }
  return [...byMatch].map(([matchId, group]) => ({
    matchId,
    selections: group,
    banker: group.some((selection) => selection.banker),
  }));
}

/** Whether both identify the same outcome of the same market of the same match. */
export function sameSelection(a: Selection, b: Selection): boolean {
  return (
    a.matchId === b.matchId &&
    a.marketTypeId === b.marketTypeId &&
    a.outcomeId === b.outcomeId &&
    a.special === b.special
  );
}
