import { cashOut, minor, rational, sellPart, thousandths } from "@livery/betting";

/** The price of an open single (D17): odds 2.500, 10.00 on it, and half a chance to win. */
export const price = cashOut({
  selections: [
    {
      matchId: 1,
      marketTypeId: 1,
      outcomeId: 1,
      special: "",
      odds: thousandths(2500),
      banker: false,
      outcome: { result: "open" },
      probability: rational(1, 2),
    },
  ],
  sizes: [],
  stake: minor(10_00),
  stakeType: "coupon",
});
// price: 1188n, which is 10.00 × 2.500 × 1/2, less 5 %, rounded half up

/** A quarter of the coupon; the rest stays open. */
export const part = price === null ? null : sellPart({ price, totalStake: minor(10_00) }, 25);
// part: { paid: 297n, stakeSold: 250n, remainingStake: 750n }
