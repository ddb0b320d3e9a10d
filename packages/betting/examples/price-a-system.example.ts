import { minor, priceCoupon, thousandths, type BetSelection } from "@livery/betting";

const homeWin = (matchId: number, odds: number): BetSelection => ({
  matchId,
  marketTypeId: 1,
  outcomeId: 1,
  special: "",
  odds: thousandths(odds),
  banker: false,
});

/** All doubles of three matches, 2.00 on each line. */
export const price = priceCoupon({
  selections: [homeWin(1, 2000), homeWin(2, 1500), homeWin(3, 3000)],
  sizes: [2],
  stake: minor(2_00),
  stakeType: "line",
});
// price.lines: 3
// price.totalStake: 600n
// price.maxReturn: 2700n, which is 2.00 × (2.0 × 1.5 + 2.0 × 3.0 + 1.5 × 3.0)
