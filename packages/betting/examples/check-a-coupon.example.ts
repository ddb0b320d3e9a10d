import { checkCoupon, minor, productLimits, thousandths, type CouponLimits, type KindLimits } from "@livery/betting";

const kind: KindLimits = {
  minTip: 1,
  minStake: minor(2_00),
  maxStake: minor(500_00),
  maxPay: minor(10_000_00),
  enabled: true,
};
const limits: CouponLimits = {
  ...productLimits,
  combine: kind,
  multiple: kind,
  system: { ...kind, enabled: false },
  minOdds: null,
  maxOdds: null,
  baseAmount: minor(1_00),
};

/** A single with 1.50 on it, where 2.00 is the least. No refusal is an empty list. */
export const refusals = checkCoupon(
  {
    selections: [{ matchId: 1, marketTypeId: 1, outcomeId: 1, special: "", odds: thousandths(2150), banker: false }],
    sizes: [],
    stake: minor(1_50),
    stakeType: "coupon",
  },
  limits,
);
// refusals: [{ code: "stake_too_low", params: { min: 200 }, leg: null }]
