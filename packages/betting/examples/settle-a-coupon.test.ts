import { expect, test } from "vitest";
import { settlement } from "./settle-a-coupon.example.ts";

test("a void leg counts with odds 1", () => {
  expect(settlement).toMatchObject({ status: "won", payout: 3870n, stakeReturned: 1000n, gain: 2870n });
});
