import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import {
  couponDecided,
  decideOutcome,
  minor,
  priceCoupon,
  rational,
  settleCoupon,
  thousandths,
  type LegOutcome,
  type Score,
  type SettledSelection,
  type SettleInput,
} from "./index.ts";
import { selection } from "./testing/coupons.ts";

type Simple = Exclude<LegOutcome["result"], "dead_heat">;
const leg = (odds: number, result: Simple, more: Partial<SettledSelection> = {}): SettledSelection => ({
  ...selection(odds),
  outcome: { result },
  ...more,
});
const settle = (selections: SettledSelection[], more: Partial<SettleInput> = {}) =>
  settleCoupon({ selections, sizes: [], stake: minor(10_000), stakeType: "coupon", ...more });

describe("leg factors (D5)", () => {
  test.each([
    ["won", 18_250n],
    ["lost", 0n],
    ["void", 10_000n],
    ["half_won", 14_125n],
    ["half_lost", 5000n],
  ] as const)("a single of 100.00 at 1.825 that is %s pays %i", (result, payout) => {
    expect(settle([leg(1825, result)]).payout).toBe(payout);
  });
  test("a dead heat pays the odds times the share", () => {
    const shared = (share: LegOutcome) => settle([{ ...selection(6000), outcome: share }]).payout;
    expect(shared({ result: "dead_heat", share: rational(1, 2) })).toBe(30_000n);
    expect(shared({ result: "dead_heat", share: rational(1, 3) })).toBe(20_000n);
    expect(() => shared({ result: "dead_heat", share: rational(3, 2) })).toThrow(
      "a dead heat's share is above 0 and at most 1",
    );
    expect(() => shared({ result: "dead_heat", share: rational(0) })).toThrow(RangeError);
  });
});

describe("status", () => {
  test("a coupon that pays nothing is lost", () => {
    expect(settle([leg(2000, "won"), leg(2000, "lost")])).toMatchObject({
      status: "lost",
      payout: 0n,
      stakeReturned: 0n,
      gain: 0n,
      winningLines: 0,
    });
  });
  test("a coupon with only void legs is void and returns the whole stake, whatever the maximum payout is", () => {
    const settlement = settle([leg(2000, "void"), leg(2000, "void")], { maxPay: minor(1) });
    expect(settlement).toMatchObject({
      status: "void",
      payout: 10_000n,
      stakeReturned: 10_000n,
      gain: 0n,
      capped: false,
    });
  });
  test("a void leg counts with odds 1 beside the won legs", () => {
    expect(settle([leg(2000, "won"), leg(5000, "void")])).toMatchObject({
      status: "won",
      payout: 20_000n,
      stakeReturned: 10_000n,
      gain: 10_000n,
    });
  });
  test("a payout below the stake is returned stake without gain", () => {
    expect(settle([leg(2000, "half_lost")])).toMatchObject({
      status: "won",
      payout: 5000n,
      stakeReturned: 5000n,
      gain: 0n,
    });
  });
  test("a return that rounds to nothing is lost", () => {
    expect(settle([leg(2000, "half_lost"), leg(2000, "half_lost")], { stake: minor(1) }).status).toBe("lost");
  });
});

describe("rounding (D6)", () => {
  test("happens once, half up, or down if the setting requires it", () => {
    const halves = [leg(1005, "won")];
    expect(settle(halves, { stake: minor(100) }).payout).toBe(101n);
    expect(settle(halves, { stake: minor(100), rounding: "floor" }).payout).toBe(100n);
  });
});

describe("maximum payout and bonus at settlement (D7, D11)", () => {
  const bonus = { percent: 5, tipCount: 3, odds: thousandths(1500) };
  const won = (count: number) => Array.from({ length: count }, () => leg(2000, "won"));

  test("the bonus is a part of its own on top of stake and gain", () => {
    expect(settle(won(3), { bonus })).toEqual({
      status: "won",
      payout: 92_000n,
      stakeReturned: 10_000n,
      gain: 70_000n,
      bonus: 12_000n,
      bonusPercent: 15,
      winningLines: 1,
      capped: false,
    });
  });
  test("the bonus is calculated from the legs that won: void legs do not count", () => {
    expect(settle([...won(3), leg(2000, "void")], { bonus }).bonusPercent).toBe(15);
    expect(settle([...won(2), leg(2000, "void")], { bonus }).bonusPercent).toBe(0);
  });
  test("half lost legs do not count; half won legs and dead heats do", () => {
    expect(settle([...won(2), leg(2000, "half_lost")], { bonus }).bonusPercent).toBe(0);
    expect(settle([...won(2), leg(2000, "half_won")], { bonus }).bonusPercent).toBe(15);
    expect(
      settle([...won(2), { ...selection(2000), outcome: { result: "dead_heat", share: rational(1, 2) } }], { bonus })
        .bonusPercent,
    ).toBe(15);
  });
  test("the maximum payout reduces the bonus first, then the gain, then the stake", () => {
    expect(settle(won(3), { bonus, maxPay: minor(85_000) })).toMatchObject({
      payout: 85_000n,
      bonus: 5000n,
      gain: 70_000n,
      stakeReturned: 10_000n,
      capped: true,
    });
    expect(settle(won(3), { bonus, maxPay: minor(60_000) })).toMatchObject({
      payout: 60_000n,
      bonus: 0n,
      gain: 50_000n,
      stakeReturned: 10_000n,
      capped: true,
    });
    expect(settle(won(3), { bonus, maxPay: minor(4000) })).toMatchObject({
      payout: 4000n,
      bonus: 0n,
      gain: 0n,
      stakeReturned: 4000n,
      capped: true,
    });
  });
});

describe("when a coupon may be settled", () => {
  test("an accumulator with a lost leg is decided while others are open", () => {
    const selections = [leg(2000, "lost"), leg(2000, "open")];
    expect(couponDecided(selections, [])).toBe(true);
    expect(settle(selections).status).toBe("lost");
  });
  test("an open leg that could still win something keeps it open", () => {
    expect(couponDecided([leg(2000, "won"), leg(2000, "open")], [])).toBe(false);
    expect(couponDecided([leg(2000, "lost"), leg(2000, "open"), leg(2000, "void")], [2])).toBe(false);
    expect(() => settle([leg(2000, "won"), leg(2000, "open")])).toThrow(
      "a coupon with an open leg that matters cannot be settled",
    );
  });
  test("a system is decided when too few legs remain for its smallest size", () => {
    expect(couponDecided([leg(2000, "lost"), leg(2000, "lost"), leg(2000, "open")], [2])).toBe(true);
    expect(couponDecided([leg(2000, "lost", { banker: true }), leg(2000, "open"), leg(2000, "open")], [1])).toBe(true);
  });
});

const footballSelections = fc.uniqueArray(
  fc.constantFrom(
    ...[1, 2, 3].map((outcomeId) => ({ marketTypeId: 1, outcomeId, special: "" })),
    ...[1, 2, 3].map((outcomeId) => ({ marketTypeId: 60, outcomeId, special: "" })),
    ...[9, 10, 11].map((outcomeId) => ({ marketTypeId: 10, outcomeId, special: "" })),
    ...["0.5", "1", "1.25", "2", "2.5", "2.75"].flatMap((special) =>
      [12, 13].map((outcomeId) => ({ marketTypeId: 18, outcomeId, special })),
    ),
    ...[74, 76].map((outcomeId) => ({ marketTypeId: 29, outcomeId, special: "" })),
  ),
  { minLength: 1, maxLength: 6 },
);

/** Every score with every half-time score that can have come before it. */
function* scoresWithHalves(goals: number): Generator<Score> {
  for (let home = 0; home <= goals; home++)
    for (let away = 0; away <= goals; away++)
      for (let first = 0; first <= home; first++)
        for (let second = 0; second <= away; second++) yield { home, away, halfTime: { home: first, away: second } };
}

test("no score pays more than the maximum return, and one score pays exactly that", () => {
  fc.assert(
    fc.property(footballSelections, fc.infiniteStream(fc.integer({ min: 1010, max: 15_000 })), (drawn, odds) => {
      const selections = drawn.map((each) => ({
        ...each,
        matchId: 1,
        banker: false,
        odds: thousandths(odds.next().value),
      }));
      const coupon = { sizes: [], stake: minor(1000), stakeType: "line" as const };
      const { maxReturn } = priceCoupon({ ...coupon, selections });
      let best = 0n;
      for (const score of scoresWithHalves(5)) {
        const legs = selections.map((each): SettledSelection => {
          const outcome = decideOutcome(each.marketTypeId, each.outcomeId, each.special, score);
          return { ...each, outcome: outcome! };
        });
        const { payout } = settleCoupon({ ...coupon, selections: legs });
        if (payout > best) best = payout;
      }
      expect(best).toBe(maxReturn);
    }),
  );
});
