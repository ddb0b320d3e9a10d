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
])("register/%s was sent by %s", (affcode, affiliate) => expect(affiliateOf(affcode)).toBe(affiliate));
