import { minor, settleCoupon, thousandths, type LegOutcome, type SettledSelection } from "@livery/betting";

const leg = (matchId: number, odds: number, result: "won" | "lost" | "void"): SettledSelection => ({
  matchId,
  marketTypeId: 1,
  outcomeId: 1,
  special: "",
  odds: thousandths(odds),
  banker: false,
  outcome: { result } satisfies LegOutcome,
});

/** Two legs won, the third is void: it counts with odds 1 (D5). */
export const settlement = settleCoupon({
  selections: [leg(1, 2150, "won"), leg(2, 1800, "won"), leg(3, 3400, "void")],
  sizes: [],
  stake: minor(10_00),
  stakeType: "coupon",
});
// settlement.status: "won"
// settlement.payout: 3870n, of which settlement.stakeReturned is 1000n
