import { describe, expect, test } from "vitest";
import { minor, parseRational, priceCoupon, rational, thousandths, type BetSelection } from "./index.ts";
import { selection } from "./testing/coupons.ts";

const price = (selections: BetSelection[], more: Partial<Parameters<typeof priceCoupon>[0]> = {}) =>
  priceCoupon({ selections, sizes: [], stake: minor(1000), stakeType: "coupon", ...more });

describe("stake (D4)", () => {
  test("per coupon: 100 over 3 lines at 2.00 × 2.00 returns 400.00", () => {
    const three = [selection(2000), selection(2000), selection(2000)];
    const { lines, totalStake, unitStake, maxReturn } = price(three, { sizes: [2], stake: minor(10_000) });
    expect({ lines, totalStake, maxReturn }).toEqual({ lines: 3, totalStake: 10_000n, maxReturn: 40_000n });
    expect(unitStake).toEqual(rational(10_000, 3));
  });
  test("per line: the total is the amount times the lines", () => {
    const three = [selection(2000), selection(2000), selection(2000)];
    const { totalStake, unitStake, maxReturn } = price(three, { sizes: [2, 3], stakeType: "line", stake: minor(1000) });
    expect({ totalStake, maxReturn }).toEqual({ totalStake: 4000n, maxReturn: 20_000n });
    expect(unitStake).toEqual(rational(1000));
  });
});

describe("total odds", () => {
  test("are the exact product for coupons of one line, rounded half up for display", () => {
    const { totalOdds, totalOddsThousandths } = price([selection(1115), selection(1300)]);
    expect(totalOdds).toEqual(parseRational("1.4495"));
    expect(totalOddsThousandths).toBe(1450);
  });
  test("are null for ways and systems", () => {
    expect(
      price([selection(2000, { matchId: 1 }), selection(3000, { matchId: 1, outcomeId: 2 })]).totalOdds,
    ).toBeNull();
    expect(price([selection(2000), selection(3000)], { sizes: [1] }).totalOddsThousandths).toBeNull();
  });
  test("stay exact beyond their display", () => {
    const { totalOdds, totalOddsThousandths } = price(Array.from({ length: 20 }, () => selection(1_000_000)));
    expect(totalOdds).toEqual(rational(10n ** 60n));
    expect(totalOddsThousandths).toBe(Number.MAX_SAFE_INTEGER);
  });
  test("are never rounded before they pay (D6)", () => {
    // 1.4495 × 100,000.00; the displayed 1.450 would pay 145,000.00.
    expect(price([selection(1115), selection(1300)], { stake: minor(10_000_000) }).maxReturn).toBe(14_495_000n);
  });
});

describe("maximum return", () => {
  test("takes the best of two selections of one market", () => {
    const selections = [
      selection(2000, { matchId: 1, outcomeId: 1 }),
      selection(3000, { matchId: 1, outcomeId: 2 }),
      selection(1500),
    ];
    // Two lines of 5.00; only 3.00 × 1.50 can win.
    expect(price(selections).maxReturn).toBe(2250n);
  });
  test("adds selections of different markets, which can both win", () => {
    const selections = [
      selection(2000, { matchId: 1, marketTypeId: 901 }),
      selection(3000, { matchId: 1, marketTypeId: 902 }),
    ];
    expect(price(selections).maxReturn).toBe(2500n);
  });
  test("excludes home with under 0.5, which cannot both win, and not 1X with 12", () => {
    const home = selection(2000, { matchId: 1, marketTypeId: 1, outcomeId: 1 });
    const underHalf = selection(9000, { matchId: 1, marketTypeId: 18, outcomeId: 13, special: "0.5" });
    expect(price([home, underHalf]).maxReturn).toBe(4500n);
    const homeOrDraw = selection(1300, { matchId: 1, marketTypeId: 10, outcomeId: 9 });
    const homeOrAway = selection(1400, { matchId: 1, marketTypeId: 10, outcomeId: 10 });
    expect(price([homeOrDraw, homeOrAway]).maxReturn).toBe(1350n);
  });
  test("adds a market that no score decides to one that a score does", () => {
    const home = selection(2000, { matchId: 1, marketTypeId: 1, outcomeId: 1 });
    const other = selection(3000, { matchId: 1, marketTypeId: 900 });
    expect(price([home, other]).maxReturn).toBe(2500n);
  });
});

describe("maximum payout (D7) and bonus (D11)", () => {
  const bonus = { percent: 2, tipCount: 3, odds: thousandths(1500) };

  test("the maximum payout caps payout and bonus after rounding, and is reported", () => {
    const four = Array.from({ length: 4 }, () => selection(2000));
    expect(price(four, { bonus })).toMatchObject({ bonusPercent: 8, bonus: 1280n, maxReturn: 17_280n, capped: false });
    expect(price(four, { bonus, maxPay: minor(16_500) })).toMatchObject({
      bonus: 500n,
      maxReturn: 16_500n,
      capped: true,
    });
    expect(price(four, { bonus, maxPay: minor(12_000) })).toMatchObject({
      bonus: 0n,
      maxReturn: 12_000n,
      capped: true,
    });
    expect(price(four, { bonus, maxPay: minor(17_280) }).capped).toBe(false);
  });
});
