import { describe, expect, test } from "vitest";
import { cashOut, minor, rational, sellPart, thousandths, type CashOutInput, type LegOutcome } from "./index.ts";
import { fairFactor, salePrice } from "./cash-out.ts";
import { selection } from "./testing/coupons.ts";

type Leg = CashOutInput["selections"][number];
const leg = (odds: number, percent: number, result: Exclude<LegOutcome["result"], "dead_heat"> = "open"): Leg => ({
  ...selection(odds),
  outcome: { result },
  probability: rational(percent, 100),
});
const sell = (selections: Leg[], more: Partial<CashOutInput> = {}) =>
  cashOut({ selections, sizes: [], stake: minor(10_000), stakeType: "coupon", ...more });
const fair = { marginPercent: rational(0) };

describe("the price of a sale (D17)", () => {
  test("is stake × odds × probability less 5 percent, unless another margin is given", () => {
    expect(sell([leg(2500, 50)], fair)).toBe(12_500n);
    expect(sell([leg(2500, 50)])).toBe(11_875n);
    expect(sell([leg(2500, 50)], { marginPercent: rational(1, 3) })).toBe(12_458n);
  });
  test("uses the results of decided legs and omits lost lines", () => {
    expect(sell([leg(2000, 0, "won"), leg(3000, 50)], fair)).toBe(30_000n);
    expect(sell([leg(2000, 0, "void"), leg(3000, 50)], fair)).toBe(15_000n);
    const system = [leg(2000, 0, "lost"), leg(3000, 50), leg(2000, 50)];
    expect(sell(system, { ...fair, sizes: [2], stakeType: "line" })).toBe(15_000n);
  });
  test("is at least 1", () => {
    expect(sell([leg(2000, 0)])).toBe(1n);
    expect(sell([leg(2000, 50)], { stake: minor(1) })).toBe(1n);
  });
  test("is below the maximum return, bonus and cap included", () => {
    expect(sell([leg(2000, 100)], fair)).toBe(19_999n);
    expect(sell([leg(2000, 100)], { ...fair, maxPay: minor(5000) })).toBe(4999n);
    const bonus = { percent: 5, tipCount: 1, odds: thousandths(1500) };
    expect(sell([leg(2000, 100), leg(2000, 100)], { ...fair, bonus })).toBe(40_000n);
  });
  test("does not exist if it would have to be at least 1 and below the maximum return, or if no leg is open", () => {
    expect(sell([leg(2000, 50), leg(2000, 50, "lost")])).toBeNull();
    expect(sell([leg(1000, 50)], { stake: minor(1) })).toBeNull();
    expect(sell([leg(1000, 50)], { stake: minor(2) })).toBe(1n);
    expect(sell([leg(2000, 50, "won")])).toBeNull();
  });
  test("refuses invalid probabilities and margins", () => {
    for (const percent of [-1, 101])
      expect(() => fairFactor([leg(2000, percent)], [])).toThrow("a probability is between 0 and 1");
    for (const margin of [-1, 101])
      expect(() => salePrice(rational(5), minor(9), rational(margin))).toThrow("a margin is 0 to 100 percent");
    expect(salePrice(rational(5), minor(9), rational(100))).toBe(1n);
    expect(fairFactor([leg(2000, 101, "won")], [])).toEqual(rational(2));
  });
});

describe("a part of a coupon (D17)", () => {
  const coupon = { price: minor(1001), totalStake: minor(999) };
  test("is the same share of price and stake, rounded down", () => {
    expect(sellPart(coupon, 50)).toEqual({ paid: 500n, stakeSold: 499n, remainingStake: 500n });
    expect(sellPart(coupon, 1)).toEqual({ paid: 10n, stakeSold: 9n, remainingStake: 990n });
    expect(sellPart(coupon, 100)).toEqual({ paid: 1001n, stakeSold: 999n, remainingStake: 0n });
  });
  test("is 1 to 100 percent, whole", () => {
    for (const percent of [0, -1, 101, 1.5, Number.NaN])
      expect(() => sellPart(coupon, percent)).toThrow("not a part of a coupon");
  });
});
