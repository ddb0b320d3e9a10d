import { couponKind, groupByMatch, sameSelection, type Coupon } from "./coupon.ts";
import { countLines } from "./lines.ts";
import { couponBounds, limitsOfKind, type CheckedSelection, type CouponLimits } from "./limits.ts";
import { formatOdds, oddsRatio } from "./odds.ts";
import { compare } from "./rational.ts";
import { couponStakes } from "./stake.ts";

/** The contract's error codes of the betting rules. */
export type RefusalCode =
  | "invalid_field"
  | "duplicate_selection"
  | "odds_too_low"
  | "odds_too_high"
  | "too_few_selections"
  | "too_many_selections"
  | "too_many_lines"
  | "kind_not_allowed"
  | "stake_too_low"
  | "stake_too_high";

/** Why a coupon is refused. `params`: amounts are minor units, odds decimal strings, counts numbers. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** The index of the faulty selection, or null for the coupon as a whole. */
  readonly leg: number | null;
}

/**
 * Returns every violation of the limits by a coupon (§5, §9, D3, D7–D9, D12); empty if it may be placed. The stake is checked
 * only if the coupon itself is valid. The caller checks prices and balances.
 * @example packages/betting/examples/check-a-coupon.example.ts
 */
export function checkCoupon(coupon: Coupon<CheckedSelection>, limits: CouponLimits): readonly Refusal[] {
  if (coupon.selections.length === 0) return [{ code: "too_few_selections", params: { min: 1, count: 0 }, leg: null }];
  const refusals = [...checkLegs(coupon, limits), ...checkShape(coupon, limits)];
  const countable = !refusals.some((refusal) => shapeless.has(refusal.code));
  return countable ? [...refusals, ...checkLines(coupon, limits)] : refusals;
}

/** With these refusals the lines cannot or need not be counted. */
const shapeless: ReadonlySet<RefusalCode> = new Set(["invalid_field", "duplicate_selection", "too_many_selections"]);

function* checkLegs({ selections }: Coupon<CheckedSelection>, limits: CouponLimits): Generator<Refusal> {
  for (const [leg, selection] of selections.entries()) {
    if (selections.slice(0, leg).some((earlier) => sameSelection(earlier, selection)))
      yield { code: "duplicate_selection", params: {}, leg };
    const odds = oddsRatio(selection.odds);
    if (limits.minOdds !== null && compare(odds, oddsRatio(limits.minOdds)) < 0) {
      yield { code: "odds_too_low", params: { min: formatOdds(limits.minOdds) }, leg };
    }
    if (limits.maxOdds !== null && compare(odds, oddsRatio(limits.maxOdds)) > 0) {
      yield { code: "odds_too_high", params: { max: formatOdds(limits.maxOdds) }, leg };
    }
  }
}

function* checkShape(coupon: Coupon<CheckedSelection>, limits: CouponLimits): Generator<Refusal> {
  const { selections, sizes } = coupon;
  const kind = couponKind(selections, sizes);
  const groups = groupByMatch(selections);
  const ways = groups.length < selections.length;

  if (kind !== "single" && !limitsOfKind(kind, limits).enabled)
    yield { code: "kind_not_allowed", params: { kind }, leg: null };
  // A system may contain ways (D1), but only if the player may place ways.
  if (kind === "system" && ways && !limits.multiple.enabled)
    yield { code: "kind_not_allowed", params: { kind: "ways" }, leg: null };

  const most = ways ? limits.maxWaysSelections : limits.maxSelections;
  if (selections.length > most) yield tooMany(most, selections.length, "selections");
  if (ways && groups.length > limits.maxWaysMatches) yield tooMany(limits.maxWaysMatches, groups.length, "matches");
  else if (kind === "system" && groups.length > limits.maxSystemMatches)
    yield tooMany(limits.maxSystemMatches, groups.length, "matches");

  const { minTip } = couponBounds(coupon, limits);
  if (groups.length < minTip)
    yield { code: "too_few_selections", params: { min: minTip, count: groups.length }, leg: null };
  if (kind === "system") yield* checkSystem(coupon);
}

function* checkSystem({ selections, sizes }: Coupon<CheckedSelection>): Generator<Refusal> {
  if (new Set(sizes).size < sizes.length || sizes.some((size) => !Number.isSafeInteger(size) || size < 1)) {
    yield { code: "invalid_field", params: { field: "sizes" }, leg: null };
    return;
  }
  const groups = groupByMatch(selections);
  const bankers = groups.filter((group) => group.banker).length;
  const largest = Math.max(...sizes);
  if (largest > groups.length - bankers)
    yield { code: "too_few_selections", params: { min: largest + bankers, count: groups.length }, leg: null };
  for (const [leg, selection] of selections.entries()) {
    // A banker cannot be in every line beside another selection of its match.
    if (!selection.banker && groups.some((group) => group.matchId === selection.matchId && group.banker)) {
      yield { code: "invalid_field", params: { field: "banker" }, leg };
    }
  }
}

function* checkLines(coupon: Coupon<CheckedSelection>, limits: CouponLimits): Generator<Refusal> {
  const lines = countLines(coupon.selections, coupon.sizes);
  if (lines > limits.maxLines) {
    yield { code: "too_many_lines", params: { max: limits.maxLines, count: lines }, leg: null };
    return;
  }
  const { minStake, maxStake } = couponBounds(coupon, limits);
  const { totalStake } = couponStakes(coupon);
  if (coupon.stake < limits.baseAmount)
    yield { code: "stake_too_low", params: { min: Number(limits.baseAmount) }, leg: null };
  else if (totalStake < minStake) yield { code: "stake_too_low", params: { min: Number(minStake) }, leg: null };
  if (totalStake > maxStake) yield { code: "stake_too_high", params: { max: Number(maxStake) }, leg: null };
}

function tooMany(max: number, count: number, of: "selections" | "matches"): Refusal {
  return { code: "too_many_selections", params: { max, count, of }, leg: null };
}
