import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("after signing in the visitor goes on where he wanted to", () => {
  expect(returnPath("en", "/en/coupons?status=won")).toBe("/en/coupons?status=won");
  expect(returnPath("en", "/en/coupons/12")).toBe("/en/coupons/12");
  expect(returnPath("en", "/en/notifications#7")).toBe("/en/notifications#7");
});

test("and nowhere outside the site", () => {
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
