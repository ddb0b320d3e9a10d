import { describe, expect, test } from "vitest";
import { couponKind, countLines } from "./index.ts";
import { selection } from "./testing/coupons.ts";

describe("the kind is derived (D1)", () => {
  test("one selection is a single, even if sizes are chosen", () => {
    expect(couponKind([selection(2000)], [])).toBe("single");
    expect(couponKind([selection(2000)], [1])).toBe("single");
  });
  test("any chosen size makes a system, with ways or without", () => {
    expect(couponKind([selection(2000), selection(2000)], [2])).toBe("system");
    expect(couponKind([selection(2000, { matchId: 1 }), selection(2000, { matchId: 1 })], [1])).toBe("system");
  });
  test("two selections of one match make a ways coupon", () => {
    expect(couponKind([selection(2000, { matchId: 1 }), selection(2000), selection(2000, { matchId: 1 })], [])).toBe(
      "ways",
    );
  });
  test("all other coupons are accumulators", () => {
    expect(couponKind([selection(2000), selection(2000)], [])).toBe("accumulator");
  });
  test("an empty coupon has no kind", () => {
    expect(() => couponKind([], [])).toThrow("a coupon needs a selection");
  });
});

describe("lines (D3)", () => {
  const matches = (count: number) => Array.from({ length: count }, () => selection(2000));

  test("an accumulator has one, a system the binomials of its sizes", () => {
    expect(countLines(matches(5), [])).toBe(1);
    expect(countLines(matches(5), [2, 3, 4, 5])).toBe(26);
    expect(countLines(matches(20), [10])).toBe(184_756);
  });
  test("bankers are in every line and are not counted in the size (D2)", () => {
    expect(countLines([selection(2000, { banker: true }), ...matches(3)], [2])).toBe(3);
  });
  test("ways multiply the selections of each match, in systems too", () => {
    const one = (matchId: number) => [
      selection(2000, { matchId, outcomeId: 1 }),
      selection(2000, { matchId, outcomeId: 2 }),
    ];
    expect(countLines([...one(1), ...one(2), selection(2000)], [])).toBe(4);
    expect(countLines([...one(1), ...matches(3)], [2])).toBe(9);
  });
  test("a size that is listed twice counts once, and a size above the number of matches has no line", () => {
    expect(countLines(matches(3), [2, 2])).toBe(3);
    expect(countLines(matches(3), [4])).toBe(0);
  });
  test("a size below 1 or with a fraction is refused", () => {
    for (const size of [0, -1, 1.5, Number.NaN])
      expect(() => countLines(matches(3), [size])).toThrow(`not a size of a system: ${size}`);
  });
});
