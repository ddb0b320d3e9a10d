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
export interface LinePick {
  readonly matchId: number | string;
  /** In every line of a system, not counted in its sizes (D2). */
  readonly banker: boolean;
}

/** A selection of a coupon, with the odds at which it was placed. */
export interface BetPick extends Selection, LinePick {
  readonly matchId: number;
  readonly odds: Odds;
}

/** A selection and its result. */
export interface SettledPick extends BetPick {
  readonly outcome: LegOutcome;
}

/** The part of a coupon that every rule reads. */
export interface Coupon<Pick extends BetPick = BetPick> {
  readonly picks: readonly Pick[];
  /** Chosen sizes of a system without bankers; empty for every other kind. */
  readonly sizes: readonly number[];
  /** The typed amount, minor units (D4). */
  readonly stake: Minor;
  readonly stakeType: StakeType;
}

/** The selections of one match: a line has exactly one of them. */
export interface MatchGroup<Pick extends LinePick = BetPick> {
  readonly matchId: Pick["matchId"];
  readonly picks: readonly Pick[];
  /** A match is a banker if any of its selections is. */
  readonly banker: boolean;
}

/**
 * The coupon's kind, derived (D1): one selection → single; any size chosen → system; two selections of
 * one match → ways; else accumulator. Throws RangeError on an empty coupon.
 */
export function couponKind(picks: readonly Pick<LinePick, "matchId">[], sizes: readonly number[]): CouponKind {
  if (picks.length === 0) throw new RangeError("a coupon needs a selection");
  if (picks.length === 1) return "single";
  if (sizes.length > 0) return "system";
  return new Set(picks.map((pick) => pick.matchId)).size < picks.length ? "ways" : "accumulator";
}

/** Groups the selections by match, in slip order. */
export function groupByMatch<Pick extends LinePick>(picks: readonly Pick[]): MatchGroup<Pick>[] {
  const byMatch = new Map<Pick["matchId"], Pick[]>();
  for (const pick of picks) {
    const group = byMatch.get(pick.matchId);
    if (group) group.push(pick);
    else byMatch.set(pick.matchId, [pick]);
  }
  return [...byMatch].map(([matchId, group]) => ({ matchId, picks: group, banker: group.some((pick) => pick.banker) }));
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
