import { expect, test } from "vitest";
import { price } from "./price-a-coupon.example.ts";

test("an accumulator returns its stake times all of its odds", () => {
  expect(price).toMatchObject({ kind: "accumulator", lines: 1, totalStake: 1000n, maxReturn: 3870n });
});
