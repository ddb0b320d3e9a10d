import { describe, expect, test } from "vitest";
import { calculate, explain } from "./index.ts";

const leg = (odds: string, more: object = {}) => ({ odds, ...more });
const won = (odds: string) => leg(odds, { result: "won" });
const coupon = (legs: object[], more: object = {}) => ({ legs, stake: "10", per: "coupon", ...more });

describe("the decimal of odds", () => {
  test.each([
    ["1.9091", "1.9091"],
    ["1.6579", "1.6579"],
    ["2", "2.00"],
    ["11/8", "2.375"],
    ["1/3", "1.333333"],
    ["-110", "1.909091"],
    ["1/30000000", "1.00000003"],
    ["1.00000000000000000001", "1.00000000000000000001"],
  ])("of %s is %s: exact where it ends", (odds, decimal) => {
    expect(calculate({ odds })).toMatchObject({ decimal });
  });
});

describe("a coupon's answer", () => {
  test("has the figures of open legs", () => {
    expect(calculate(coupon([leg("2"), leg("1.5")]))).toEqual({
      kind: "accumulator",
      lines: 1,
      total_stake: "10.00",
      unit_stake: "10.00",
      max_return: "30.00",
      current_return: "0.00",
      winning_lines: 0,
      min_selections_met: true,
    });
  });
  test("has the figures of decided legs, with bonus and maximum payout", () => {
    const bonus = { percent: 5, tipCount: 2, odds: "1.5" };
    expect(calculate(coupon([won("2"), won("1.5")], { bonus, maxPay: "40" }))).toEqual({
      kind: "accumulator",
      lines: 1,
      total_stake: "10.00",
      unit_stake: "10.00",
      max_return: "33.00",
      return: "33.00",
      current_return: "33.00",
      winning_lines: 1,
      bonus_percent: 10,
      bonus: "3.00",
      min_selections_met: true,
      capped: false,
    });
    expect(calculate(coupon([won("2"), won("1.5")], { bonus, maxPay: "32.509" }))).toMatchObject({
      return: "32.50",
      bonus: "2.50",
      capped: true,
    });
  });
  test("with some open legs: bonus and cap apply to the maximum return", () => {
    const bonus = { percent: 5, tipCount: 2, odds: "1.5" };
    const legs = [won("2"), leg("1.5"), leg("9", { result: "void" })];
    expect(calculate(coupon(legs, { bonus, maxPay: "31" }))).toMatchObject({
      current_return: "0.00",
      max_return: "31.00",
      bonus_percent: 10,
      bonus: "1.00",
      capped: true,
    });
  });
  test("of a void coupon is the stake, uncapped, with every line winning", () => {
    const legs = [leg("2", { result: "void" }), leg("3", { result: "void" })];
    expect(
      calculate(coupon(legs, { sizes: [1, 2], maxPay: "1", bonus: { percent: 5, tipCount: 0, odds: "1" } })),
    ).toMatchObject({
      return: "10.00",
      winning_lines: 3,
      capped: false,
      bonus: "0.00",
      unit_stake: "10/3",
    });
  });
  test("of a ways coupon: legs of one market cannot both win, other legs of a match can", () => {
    const ways = (market?: string) => [
      leg("2", { match: "a", market: "1" }),
      leg("3", { match: "a", ...(market && { market }) }),
    ];
    expect(calculate(coupon(ways("1"), { per: "line" }))).toMatchObject({
      kind: "ways",
      lines: 2,
      total_stake: "20.00",
      max_return: "30.00",
    });
    expect(calculate(coupon(ways("2"), { per: "line" }))).toMatchObject({ max_return: "50.00" });
    expect(calculate(coupon(ways(), { per: "line" }))).toMatchObject({ max_return: "50.00" });
    // A market without a match belongs to a match of its own.
    expect(calculate(coupon([leg("2", { market: "1" }), leg("3", { market: "1" })]))).toMatchObject({
      max_return: "60.00",
    });
  });
  test("a leg without a match is never the same match as a named one", () => {
    expect(calculate(coupon([leg("2"), leg("3", { match: 0 }), leg("3", { match: "0" })]))).toMatchObject({
      kind: "ways",
      lines: 2,
    });
  });
  test("counts matches for the minimum of selections (D8)", () => {
    const legs = [leg("2", { match: "a", minTip: 2 }), leg("3", { match: "a" })];
    expect(calculate(coupon(legs))).toMatchObject({ min_selections_met: false });
    expect(calculate(coupon([...legs, leg("2")]))).toMatchObject({ min_selections_met: true });
    expect(calculate(coupon([...legs, leg("2", { minTip: "3" })]))).toMatchObject({ min_selections_met: false });
  });
  test("has the number of lines as digits when it is above the largest safe integer", () => {
    const legs = Array.from({ length: 60 }, () => won("1"));
    const sizes = legs.map((_, index) => index + 1);
    const answer = calculate(coupon(legs, { sizes }));
    expect(answer).toMatchObject({ lines: String(2n ** 60n - 1n), winning_lines: String(2n ** 60n - 1n) });
    expect(calculate(coupon(legs.slice(0, 53), { sizes: sizes.slice(0, 53) }))).toMatchObject({
      lines: Number.MAX_SAFE_INTEGER,
    });
  });
});

describe("a sale (D17)", () => {
  const half = { probability: "0.5" };
  test("has a margin of 5 percent by default", () => {
    expect(calculate(coupon([leg("2.5", half)]))).toMatchObject({ cash_out: "11.88" });
    expect(calculate(coupon([leg("2.5", half)], { marginPercent: 0 }))).toMatchObject({ cash_out: "12.50" });
    expect(calculate(coupon([leg("2.5", { probability: 0.5 })], { marginPercent: "10" }))).toMatchObject({
      cash_out: "11.25",
    });
  });
  test("needs an open leg, and a probability of each", () => {
    for (const legs of [[won("2")], [leg("2", { ...half, result: "won" })], [leg("2", half), leg("2")]])
      expect(calculate(coupon(legs))).not.toHaveProperty("cash_out");
    expect(calculate(coupon([leg("2", half), won("2")], { marginPercent: 0 }))).toMatchObject({ cash_out: "20.00" });
  });
  test("does not exist if the coupon can return nothing", () => {
    expect(calculate(coupon([leg("2", half), leg("2", { result: "lost" })]))).not.toHaveProperty("cash_out");
  });
});

describe("the explanation", () => {
  const steps = (input: object) => {
    const answer = explain(input);
    return "explain" in answer ? answer.explain : [];
  };
  test("of an accumulator with every option", () => {
    const bonus = { percent: 5, tipCount: 2, odds: "1.5" };
    const legs = [won("2"), leg("5/2", { result: "half_lost" }), leg("1.5", { probability: "0.4" })];
    expect(steps(coupon(legs, { bonus, maxPay: "1" }))).toEqual([
      "leg A: odds 2, won, factor 2",
      "leg B: odds 3.5, half lost, factor 0.5",
      "leg C: odds 1.5, open",
      "kind: accumulator, every leg is of another match and no size is chosen",
      "lines: one selection of each match: 1 × 1 × 1 = 1",
      "stake: 10 in total, 10 ÷ 1 = 10 on each line",
      "current return: the factors of all lines add up to 0, × 10 = 0; rounded half up to 0.00",
      "max return: the factors of all lines add up to 1.5, × 10 = 15; with a bonus of 10 % 16.5; cut to the max pay, 1.00",
      "cash out: stake × odds × probability over the live lines is 6, less a margin of 5 % = 0.99 (at least 0.01, below the max return)",
    ]);
  });
  test("of a system with bankers", () => {
    const legs = [{ ...won("2"), banker: true }, won("3"), won("4")];
    const printed = steps(coupon(legs, { sizes: [1, 2], per: "line" }));
    expect(printed[0]).toBe("leg A*: odds 2, won, factor 2, banker");
    expect(printed.slice(3)).toEqual([
      "kind: system, sizes are chosen",
      "lines: 2 with 1 of 2 + 1 with 2 of 2, each with the 1 banker = 3",
      "stake: 10 on each line, 10 × 3 = 30 in total",
      "return: the factors of all lines add up to 38, × 10 = 380; rounded half up to 380.00",
    ]);
    const two = [{ ...won("2"), banker: true }, { ...won("3"), banker: true }, won("4")];
    expect(steps(coupon(two, { sizes: [1] }))[4]).toBe("lines: 1 with 1 of 1, each with the 2 bankers = 1");
    expect(steps(coupon([won("2"), won("3")], { sizes: [1] }))[3]).toBe("lines: 2 with 1 of 2 = 2");
  });
  test("of a single, a ways coupon and a void coupon", () => {
    expect(steps(coupon([{ ...won("2"), banker: true }], { sizes: [] })).slice(0, 3)).toEqual([
      "leg A: odds 2, won, factor 2",
      "kind: single, there is one leg",
      "lines: one selection of each match: 1 = 1",
    ]);
    const ways = steps(coupon([leg("2", { match: "a" }), leg("3", { match: "a" }), leg("3")]));
    expect(ways.slice(3, 5)).toEqual([
      "kind: ways, several legs are of one match and no size is chosen",
      "lines: one selection of each match: 2 × 1 = 2",
    ]);
    expect(steps(coupon([leg("2", { result: "void" })])).at(-1)).toBe(
      "return: the factors of all lines add up to 1, × 10 = 10; every leg is void, so the stake goes back; rounded half up to 10.00",
    );
    expect(steps(coupon([leg("2")], { sizes: [1] }))[2]).toBe("lines: one selection of each match: 1 = 1");
  });
  test("of a coupon that cannot be sold", () => {
    expect(steps(coupon([leg("2", { probability: "0.5" }), leg("2", { result: "lost" })])).at(-1)).toBe(
      "cash out: stake × odds × probability over the live lines is 0, less a margin of 5 % is no price: it would have to be at least 0.01 and below the max return",
    );
  });
  test("of odds in other formats", () => {
    expect(steps({ odds: "11/8" })).toEqual([
      "the exact odd is 2.375: a stake of 1 gains 11/8",
      "american: what 100 gains, to the whole number",
      "malay and indonesian: what 1 gains, or with a minus what must be staked to gain 1",
    ]);
    expect(steps({ odds: "1.5" })[1]).toBe("american: what must be staked to gain 100, to the whole number");
  });
  test("has the same answer, and only the error of an invalid input", () => {
    const input = coupon([won("2")]);
    expect(explain(input)).toMatchObject(calculate(input));
    expect(explain({ odds: "1" })).toEqual(calculate({ odds: "1" }));
  });
});
