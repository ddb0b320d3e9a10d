import { expect, test } from "vitest";
import { minor, thousandths } from "./index.ts";

test("minor units are whole, from a number or a bigint", () => {
  expect(minor(5)).toBe(5n);
  expect(minor(-7n)).toBe(-7n);
  for (const value of [0.5, 2 ** 53, Number.NaN])
    expect(() => minor(value)).toThrow(`not a whole number of minor units: ${value}`);
});

test("odds in thousandths are a safe integer of at least 0", () => {
  expect(thousandths(0)).toBe(0);
  expect(thousandths(2150)).toBe(2150);
  for (const value of [-1, 0.5, 2 ** 53])
    expect(() => thousandths(value)).toThrow(`not an odd in thousandths: ${value}`);
});
