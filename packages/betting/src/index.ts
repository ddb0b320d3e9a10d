export { minor, thousandths, type Minor, type Thousandths } from "./units.ts";
export {
  add,
  compare,
  multiply,
  one,
  parseRational,
  rational,
  round,
  zero,
  type Rational,
  type Rounding,
} from "./rational.ts";
export { formatOdds, oddsRatio, parseOdds, type Odds } from "./odds.ts";
export {
  couponKind,
  sameSelection,
  type BetPick,
  type Coupon,
  type CouponKind,
  type Selection,
  type StakeType,
} from "./coupon.ts";
export { countLines, maxLines } from "./lines.ts";
export { couponStakes, type Stakes } from "./stake.ts";
export { bonusPercent, maxBonusPercent, qualifyingSelections, type BonusRule } from "./bonus.ts";
export { priceCoupon, type CouponPrice, type PriceInput } from "./price.ts";
export { legFactor, type LegOutcome } from "./leg.ts";
export { couponDecided, settleCoupon, type Settlement, type SettledPick, type SettleInput } from "./settle.ts";
export { decideOutcome, firstHalfResult, type DecidedLeg, type Score } from "./decide.ts";
export {
  couponBounds,
  limitsOfKind,
  productLimits,
  type CheckedPick,
  type CouponBounds,
  type CouponLimits,
  type KindLimits,
  type StakeLimits,
} from "./limits.ts";
export { checkCoupon, type Refusal, type RefusalCode } from "./check.ts";
