import { expect, test } from "vitest";
import { couponNumberOf } from "./coupon-number.ts";

test("a coupon is found by its printed number, in upper or lower case", () => {
  expect(couponNumberOf("K7QX2M9PLR4T")).toBe("K7QX2M9PLR4T");
  expect(couponNumberOf("k7qx2m9plr4t")).toBe("K7QX2M9PLR4T");
});

test("any other text is not requested", () => {
  for (const text of [undefined, "", "12", "K7QX2M9PLR4", "K7QX2M9PLR4TT", "K7QX2M9PLR4-"]) {
    expect(couponNumberOf(text)).toBeNull();
  }
});
