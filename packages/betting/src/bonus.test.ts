import { expect, test } from "vitest";
import { bonusPercent, qualifyingSelections, thousandths } from "./index.ts";
import { selection } from "./testing/coupons.ts";

const rule = { percent: 2, tipCount: 3, odds: thousandths(1500) };
const legs = (count: number, odds = 1500) => Array.from({ length: count }, () => selection(odds));

test("a selection qualifies from the threshold odds on", () => {
  expect(qualifyingSelections([selection(1499), selection(1500), selection(1501)], rule)).toBe(2);
});

test("fewer qualifying selections than required give no bonus (D11)", () => {
  expect(bonusPercent("accumulator", legs(2), rule)).toBe(0);
  expect(bonusPercent("accumulator", [...legs(2), ...legs(5, 1499)], rule)).toBe(0);
});

test("each further selection adds its percent, up to 25 (§9)", () => {
  expect(bonusPercent("accumulator", legs(3), rule)).toBe(6);
  expect(bonusPercent("accumulator", [...legs(3), ...legs(4, 1200)], rule)).toBe(6);
  expect(bonusPercent("accumulator", legs(12), rule)).toBe(24);
  expect(bonusPercent("accumulator", legs(13), rule)).toBe(25);
});

test("only accumulators get a bonus", () => {
  for (const kind of ["single", "ways", "system"] as const) expect(bonusPercent(kind, legs(5), rule)).toBe(0);
  expect(bonusPercent("accumulator", legs(5), null)).toBe(0);
});

test("a percent that is not whole is refused", () => {
  for (const percent of [1.5, -1])
    expect(() => bonusPercent("accumulator", legs(5), { ...rule, percent })).toThrow(`not a bonus percent: ${percent}`);
  expect(bonusPercent("accumulator", legs(5), { ...rule, percent: 0 })).toBe(0);
});
