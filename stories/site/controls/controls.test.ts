import { expect, test } from "vitest";
import { valueFor } from "./control.ts";
import { resized } from "./resized.ts";

test("a list is cut, or repeated under other numbers", () => {
  const rows = [{ id: 1 }, { id: 2 }];
  const renumber = (id: number) => ({ id });
  expect(resized(rows, 1, [], renumber)).toEqual([{ id: 1 }]);
  const ids = resized(rows, 5, [], renumber).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([1, 2]);
  expect(new Set(ids).size).toBe(5);
  expect(resized([], 2, rows, renumber)).toHaveLength(2);
});

test("a value that a control does not take is none", () => {
  const number = { type: "number", min: 0, max: 10 } as const;
  expect([3, 3.7, 99, Number.NaN, "3"].map((value) => valueFor(number, value))).toEqual([
    3,
    3,
    10,
    undefined,
    undefined,
  ]);
  const select = { type: "select", options: { decimal: "Decimal" } } as const;
  expect(["decimal", "roman"].map((value) => valueFor(select, value))).toEqual(["decimal", undefined]);
  expect(valueFor({ type: "text" }, 3)).toBeUndefined();
});
