import { minor, priceCoupon, thousandths, type BetSelection } from "@livery/betting";

/** Home win of match 1, and over 2.5 goals in match 2: types and outcomes have the numbers of the Unified Odds Feed. */
const selections: readonly BetSelection[] = [
  { matchId: 1, marketTypeId: 1, outcomeId: 1, special: "", odds: thousandths(2150), banker: false },
  { matchId: 2, marketTypeId: 18, outcomeId: 12, special: "2.5", odds: thousandths(1800), banker: false },
];

/** 10.00 on both: amounts are minor units, odds are thousandths. */
export const price = priceCoupon({ selections, sizes: [], stake: minor(10_00), stakeType: "coupon" });
// price.kind: "accumulator"
// price.maxReturn: 3870n, which is 10.00 × 2.150 × 1.800
