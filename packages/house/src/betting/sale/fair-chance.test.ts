import { add, rational, thousandths, zero, type Rational } from "@livery/betting";
import { expect, it } from "vitest";
import { fairChance } from "./fair-chance.ts";

const market = (marketTypeId: number, odds: Readonly<Record<number, number>>, special = "") => ({
  marketTypeId,
  special,
  odds: new Map(Object.entries(odds).map(([id, each]) => [Number(id), thousandths(each)])),
});
const sumOf = (each: ReturnType<typeof market>): Rational =>
  [...each.odds.keys()].map((id) => fairChance(each, id) ?? zero).reduce(add, zero);

it("takes the margin out in proportion, so that the chances of a market sum to 1", () => {
  // 1/2 + 1/3 + 1/3 = 7/6
  const threeWay = market(1, { 1: 2000, 2: 3000, 3: 3000 });
  expect(fairChance(threeWay, 1)).toEqual(rational(3, 7));
  expect(fairChance(threeWay, 2)).toEqual(rational(2, 7));
  expect(sumOf(threeWay)).toEqual(rational(1));
});

it("gives the outcomes of a double chance chances that sum to 2, since two of them win together", () => {
  expect(sumOf(market(10, { 9: 1250, 10: 1300, 11: 1500 }))).toEqual(rational(2));
});

it("takes no margin out of a market that does not hold all outcomes", () => {
  const correctScore = market(45, { 1: 8000, 2: 9000 });
  expect(fairChance(correctScore, 1)).toEqual(rational(1, 8));
  expect(fairChance(market(18, { 12: 1900 }, "2.5"), 12)).toEqual(rational(10, 19));
});

it("returns null for an outcome without a price", () => {
  expect(fairChance(market(1, { 1: 2000, 2: 1000 }), 2)).toBeNull();
  expect(fairChance(market(1, { 1: 2000 }), 3)).toBeNull();
});
