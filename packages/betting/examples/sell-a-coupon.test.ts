import { expect, test } from "vitest";
import { part, price } from "./sell-a-coupon.example.ts";

test("a sale pays the fair value less the margin, and a part of it never more than its share", () => {
  expect(price).toBe(1188n);
  expect(part).toEqual({ paid: 297n, stakeSold: 250n, remainingStake: 750n });
});
