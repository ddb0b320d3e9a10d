import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("after signing in the visitor continues to the requested page", () => {
  expect(returnPath("en", "/en/coupons?status=won")).toBe("/en/coupons?status=won");
  expect(returnPath("en", "/en/coupons/12")).toBe("/en/coupons/12");
  expect(returnPath("en", "/en/notifications#7")).toBe("/en/notifications#7");
});

test("a return path outside the site is refused", () => {
  for (const path of [
    "https://evil.example/en/coupons",
    "//evil.example/en/coupons",
    "/\\evil.example/en/",
    "javascript:alert(1)",
    "/fa/coupons",
    "coupons",
    "",
    undefined,
    null,
  ]) {
    expect(returnPath("en", path)).toBeNull();
  }
});
