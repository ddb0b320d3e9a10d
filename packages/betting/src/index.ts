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
export { oddsFormats, type OddsFormat } from "./odds-formats.ts";
export { readOdds, readOddsAs, writeOdds } from "./odds-format.ts";
export {
  couponKind,
  groupByMatch,
  sameSelection,
  type BetSelection,
  type Coupon,
  type CouponKind,
  type Selection,
  type SettledSelection,
  type StakeType,
} from "./coupon.ts";
export { letterOf, lineNames, selectionLetters, systemName, type SystemName } from "./letters.ts";
export { countLines, maxLines } from "./lines.ts";
export { couponStakes, type Stakes } from "./stake.ts";
export { bonusPercent, maxBonusPercent, qualifyingSelections, type BonusRule } from "./bonus.ts";
export { priceCoupon, type CouponPrice, type PriceInput } from "./price.ts";
export { hasWon, legFactor, type LegOutcome } from "./leg.ts";
export {
  couponDecided,
  couponReturns,
  settleCoupon,
  type CouponReturns,
  type Settlement,
  type SettleInput,
} from "./settle.ts";
export {
  cashOut,
  cashOutMargin,
  salePrice,
  sellPart,
  type CashOutInput,
  type PartSale,
  type SaleLeg,
} from "./cash-out.ts";
export {
  decideOutcome,
  firstHalfMarkets,
  firstHalfResult,
  marketOutcomes,
  winnerMarkets,
  type DecidedLeg,
} from "./decide.ts";
export { type Goals, type Score } from "./score.ts";
export {
  couponBounds,
  limitsOfKind,
  offeredOdds,
  productLimits,
  type CheckedSelection,
  type CouponBounds,
  type CouponLimits,
  type KindLimits,
  type StakeLimits,
} from "./limits.ts";
export { checkCoupon, type Refusal, type RefusalCode } from "./check.ts";
