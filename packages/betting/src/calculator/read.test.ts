import { describe, expect, test } from "vitest";
import { calculate } from "./index.ts";

const leg = { odds: "2" };
const coupon = { legs: [leg, leg], stake: "10", per: "coupon" };
const withLeg = (more: object) => ({ ...coupon, legs: [leg, { ...leg, ...more }] });
const bonus = { percent: 5, tipCount: 2, odds: "1.5" };
const many = (count: number, more: object = {}) => Array.from({ length: count }, () => ({ ...leg, ...more }));

const object = "an object is expected";
const list = "a list is expected";
const name = "a name of at most 200 characters is expected";
const amount = 'an amount of 0 or more as a text is expected ("12.50", "100/3")';
const odd = 'an odd as a text is expected: decimal ("2.15"), fractional ("11/8", "evens") or American ("+138")';
const couponFields = "no such field; there are legs, sizes, stake, per, bonus, maxPay, marginPercent";
const legFields = "no such field; there are odds, match, market, banker, minTip, probability, result, factor";

describe("invalid input is answered with its path", () => {
  test.each<[string, unknown, string, string, string]>([
    ["nothing", null, "invalid_field", "", object],
    ["a text", "x", "invalid_field", "", object],
    ["a list", [], "invalid_field", "", object],
    ["an empty object", {}, "missing_field", "legs", "is missing"],
    ["an unknown field", { ...coupon, stakes: "1" }, "unknown_field", "stakes", couponFields],
    ["a field of the prototype", JSON.parse(`{"__proto__":1}`), "unknown_field", "__proto__", couponFields],
    ["a very long one", { ["x".repeat(41)]: 1 }, "unknown_field", `${"x".repeat(40)}…`, couponFields],
    ["a long one", { ["x".repeat(40)]: 1 }, "unknown_field", "x".repeat(40), couponFields],
    ["odds beside legs", { ...coupon, odds: "2" }, "unknown_field", "odds", couponFields],
    ["odds beside anything", { odds: "2", stake: "1" }, "unknown_field", "stake", "no such field; there are odds"],
    ["odds that are a number", { odds: 2 }, "invalid_field", "odds", odd],
    ["odds that are none", { odds: "10/z" }, "invalid_field", "odds", odd],
    ["odds of 1", { odds: "1" }, "odds_too_low", "odds", "an odd converts only above 1"],
    ["odds below 1", { odds: "0.1" }, "odds_too_low", "odds", "an odd converts only above 1"],
    ["no list of legs", { ...coupon, legs: {} }, "invalid_field", "legs", list],
    ["no legs", { ...coupon, legs: [] }, "too_few_selections", "legs", "a coupon needs a leg"],
    [
      "too many legs",
      { ...coupon, legs: many(101) },
      "too_many_selections",
      "legs",
      "at most 100 are reckoned, not 101",
    ],
    ["a leg that is none", { ...coupon, legs: [leg, 7] }, "invalid_field", "legs.1", object],
    ["a leg without odds", { ...coupon, legs: [{}] }, "missing_field", "legs.0.odds", "is missing"],
    ["a leg's unknown field", withLeg({ odd: "2" }), "unknown_field", "legs.1.odd", legFields],
    ["a leg's odds below 0", withLeg({ odds: "-2" }), "invalid_field", "legs.1.odds", odd],
    ["odds of 21 digits", withLeg({ odds: "1".repeat(21) }), "invalid_field", "legs.1.odds", odd],
    ["odds of 21 decimals", withLeg({ odds: `1.${"1".repeat(21)}` }), "invalid_field", "legs.1.odds", odd],
    ["a match that is no name", withLeg({ match: 1.5 }), "invalid_field", "legs.1.match", name],
    ["a match with a long name", withLeg({ match: "m".repeat(201) }), "invalid_field", "legs.1.match", name],
    ["a market that is no name", withLeg({ market: null }), "invalid_field", "legs.1.market", name],
    ["a banker that is no flag", withLeg({ banker: 1 }), "invalid_field", "legs.1.banker", "true or false is expected"],
    [
      "minTip below 0",
      withLeg({ minTip: -1 }),
      "invalid_field",
      "legs.1.minTip",
      "a whole number from 0 to 1000 is expected",
    ],
    [
      "minTip above 1000",
      withLeg({ minTip: 1001 }),
      "invalid_field",
      "legs.1.minTip",
      "a whole number from 0 to 1000 is expected",
    ],
    [
      "minTip with a fraction",
      withLeg({ minTip: 1.5 }),
      "invalid_field",
      "legs.1.minTip",
      "a whole number from 0 to 1000 is expected",
    ],
    [
      "a probability above 1",
      withLeg({ probability: "1.01" }),
      "invalid_field",
      "legs.1.probability",
      "a number from 0 to 1 is expected",
    ],
    [
      "a probability below 0",
      withLeg({ probability: "-0.1" }),
      "invalid_field",
      "legs.1.probability",
      "a number from 0 to 1 is expected",
    ],
    [
      "a probability that is none",
      withLeg({ probability: true }),
      "invalid_field",
      "legs.1.probability",
      "a number from 0 to 1 is expected",
    ],
    [
      "a probability with an exponent",
      withLeg({ probability: 1e-9 }),
      "invalid_field",
      "legs.1.probability",
      "a number from 0 to 1 is expected",
    ],
    [
      "an unknown result",
      withLeg({ result: "win" }),
      "invalid_field",
      "legs.1.result",
      "one of won, lost, void, half_won, half_lost, dead_heat, open is expected",
    ],
    [
      "a dead heat without a share",
      withLeg({ result: "dead_heat" }),
      "missing_field",
      "legs.1.factor",
      "a dead heat needs its share of the odd",
    ],
    [
      "a share of 0",
      withLeg({ result: "dead_heat", factor: "0" }),
      "invalid_field",
      "legs.1.factor",
      "a share is above 0 and at most 1",
    ],
    [
      "a share above 1",
      withLeg({ result: "dead_heat", factor: "3/2" }),
      "invalid_field",
      "legs.1.factor",
      "a number from 0 to 1 is expected",
    ],
    [
      "a share of a leg that won",
      withLeg({ result: "won", factor: "1/2" }),
      "invalid_field",
      "legs.1.factor",
      "only a dead heat has a share",
    ],
    ["sizes that are no list", { ...coupon, sizes: 2 }, "invalid_field", "sizes", list],
    [
      "a size of 0",
      { ...coupon, sizes: [1, 0] },
      "invalid_field",
      "sizes.1",
      "a whole number from 1 to 100 is expected",
    ],
    [
      "a size with a fraction",
      { ...coupon, sizes: [1.5] },
      "invalid_field",
      "sizes.0",
      "a whole number from 1 to 100 is expected",
    ],
    ["a size twice", { ...coupon, sizes: [2, 1, 2] }, "invalid_field", "sizes.2", "is named twice"],
    [
      "a size larger than the matches",
      { ...coupon, sizes: [3] },
      "too_few_selections",
      "sizes.0",
      "a line of 3 needs as many matches beside the bankers; there are 2",
    ],
    [
      "a size larger than what bankers leave",
      { ...withLeg({ banker: true }), sizes: [2] },
      "too_few_selections",
      "sizes.0",
      "a line of 2 needs as many matches beside the bankers; there are 1",
    ],
    ["no stake", { legs: [leg], per: "line" }, "missing_field", "stake", "is missing"],
    ["a stake that is a number", { ...coupon, stake: 10 }, "invalid_field", "stake", amount],
    ["a stake below 0", { ...coupon, stake: "-1" }, "invalid_field", "stake", amount],
    ["a stake over 0", { ...coupon, stake: "1/0" }, "invalid_field", "stake", amount],
    ["a stake of many digits", { ...coupon, stake: "9".repeat(21) }, "invalid_field", "stake", amount],
    ["a long stake", { ...coupon, stake: `${"9".repeat(20)}/${"9".repeat(30)}` }, "invalid_field", "stake", amount],
    ["no per", { legs: [leg], stake: "1" }, "missing_field", "per", "is missing"],
    ["an unknown per", { ...coupon, per: "bank" }, "invalid_field", "per", "one of line, coupon is expected"],
    ["a max pay that is a number", { ...coupon, maxPay: 5 }, "invalid_field", "maxPay", amount],
    [
      "a margin above 100",
      { ...coupon, marginPercent: 101 },
      "invalid_field",
      "marginPercent",
      "a number from 0 to 100 is expected",
    ],
    ["a bonus that is none", { ...coupon, bonus: 5 }, "invalid_field", "bonus", object],
    [
      "a bonus's unknown field",
      { ...coupon, bonus: { ...bonus, x: 1 } },
      "unknown_field",
      "bonus.x",
      "no such field; there are percent, tipCount, odds",
    ],
    ["a bonus without percent", { ...coupon, bonus: {} }, "missing_field", "bonus.percent", "is missing"],
    [
      "a bonus above 100",
      { ...coupon, bonus: { ...bonus, percent: 101 } },
      "invalid_field",
      "bonus.percent",
      "a whole number from 0 to 100 is expected",
    ],
    [
      "a bonus with a fraction",
      { ...coupon, bonus: { ...bonus, percent: 1.5 } },
      "invalid_field",
      "bonus.percent",
      "a whole number from 0 to 100 is expected",
    ],
    [
      "a bonus without tipCount",
      { ...coupon, bonus: { percent: 1, odds: "2" } },
      "missing_field",
      "bonus.tipCount",
      "is missing",
    ],
    [
      "a tipCount above 1000",
      { ...coupon, bonus: { ...bonus, tipCount: 1001 } },
      "invalid_field",
      "bonus.tipCount",
      "a whole number from 0 to 1000 is expected",
    ],
    [
      "a bonus without odds",
      { ...coupon, bonus: { percent: 1, tipCount: 2 } },
      "missing_field",
      "bonus.odds",
      "is missing",
    ],
    ["a bonus's odds that are none", { ...coupon, bonus: { ...bonus, odds: "x" } }, "invalid_field", "bonus.odds", odd],
  ])("%s", (_, input, code, path, message) => {
    expect(calculate(input)).toEqual({ error: { code, path, message } });
  });
});

describe("the accepted form allows", () => {
  test.each<[string, object, object]>([
    ["a hundred legs", { ...coupon, legs: many(100) }, { lines: 1 }],
    ["names of 200 characters", withLeg({ match: "m".repeat(200) }), { kind: "accumulator" }],
    [
      "whole numbers as names",
      {
        ...coupon,
        legs: [
          { ...leg, match: 7 },
          { ...leg, match: "7" },
        ],
      },
      { kind: "ways" },
    ],
    ["sizes that are empty", { ...coupon, sizes: [] }, { kind: "accumulator" }],
    ["sizes as texts", { ...coupon, sizes: ["1"] }, { kind: "system", lines: 2 }],
    ["a single with its own size", { ...coupon, legs: [leg], sizes: [1] }, { kind: "single", lines: 1 }],
    ["a stake of 0", { ...coupon, stake: "0" }, { total_stake: "0.00", max_return: "0.00" }],
    ["a stake of any fraction", { ...coupon, stake: "100/3" }, { total_stake: "100/3", max_return: "133.33" }],
    ["numbers of 20 digits", { ...coupon, stake: `${"9".repeat(20)}.25` }, { total_stake: `${"9".repeat(20)}.25` }],
    ["odds of 0", withLeg({ odds: "0" }), { max_return: "0.00" }],
    [
      "fractional and American odds",
      { ...coupon, legs: [{ odds: "evens" }, { odds: "+150" }, { odds: "1/2" }] },
      { max_return: "75.00" },
    ],
    ["a result that is open", withLeg({ result: "open" }), { current_return: "0.00", max_return: "40.00" }],
    ["a whole share", withLeg({ result: "dead_heat", factor: "1/1" }), { max_return: "40.00" }],
    ["margins as numbers or texts", { ...coupon, marginPercent: "2.5" }, { kind: "accumulator" }],
    [
      "minTip from 0 to 1000",
      {
        ...coupon,
        legs: [
          { ...leg, minTip: 0 },
          { ...leg, minTip: 1000 },
        ],
      },
      { min_selections_met: false },
    ],
    ["bonus figures from 0 on", { ...coupon, bonus: { percent: 0, tipCount: 0, odds: "0" } }, { bonus_percent: 0 }],
    [
      "bonus figures as far as they go",
      { ...coupon, bonus: { percent: "100", tipCount: "1000", odds: "6/4" } },
      { bonus_percent: 0 },
    ],
  ])("%s", (_, input, expected) => {
    expect(calculate(input)).toMatchObject(expected);
  });
});

test("a defect of the engine throws and is not answered", () => {
  const broken = {
    get legs(): never {
      throw new TypeError("broken");
    },
  };
  expect(() => calculate(broken)).toThrow(TypeError);
});
