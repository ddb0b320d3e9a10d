import { expect, test } from "vitest";
import { affiliateOf } from "./affiliate.ts";

test.each([
  [undefined, null],
  ["", null],
  ["  ", null],
  [" marina7 ", "marina7"],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(41), null],
  ["mari\u0000na", null],
])("the affiliate of register/%s is %s", (affcode, affiliate) => expect(affiliateOf(affcode)).toBe(affiliate));
