import { expect, test } from "vitest";
import { refusals } from "./check-a-coupon.example.ts";

test("a refusal has a code, and the limit that the coupon breaks", () => {
  expect(refusals).toEqual([{ code: "stake_too_low", params: { min: 200 }, leg: null }]);
});
