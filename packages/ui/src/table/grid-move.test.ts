import fc from "fast-check";
import { expect, test } from "vitest";
import { gridMove } from "./grid-move.ts";

const size = { rows: 3, columns: 4 };
const move = (key: string, row: number, column: number, dir: "ltr" | "rtl" = "ltr", ctrlKey = false) =>
  gridMove({ key, ctrlKey }, { row, column }, size, dir);

test("arrow keys move by a cell, and mirror from right to left", () => {
  expect(move("ArrowRight", 1, 1)).toEqual({ row: 1, column: 2 });
  expect(move("ArrowRight", 1, 1, "rtl")).toEqual({ row: 1, column: 0 });
  expect(move("ArrowLeft", 1, 0)).toBeNull();
  expect(move("ArrowDown", 2, 3)).toEqual({ row: 3, column: 3 });
  expect(move("ArrowUp", 0, 3)).toEqual({ row: -1, column: 3 });
});

test("Home and End move to the ends of a row, with Control to the ends of the grid; other keys are ignored", () => {
  expect(move("End", 1, 1)).toEqual({ row: 1, column: 3 });
  expect(move("Home", 1, 1, "ltr", true)).toEqual({ row: 0, column: 0 });
  expect(move("End", 0, 0, "rtl", true)).toEqual({ row: 2, column: 3 });
  expect(move("Enter", 1, 1)).toBeNull();
  expect(move("PageDown", 0, 1)).toEqual({ row: 2, column: 1 });
  expect(move("PageDown", 2, 1)).toEqual({ row: 3, column: 1 });
});

test("no key moves beyond a row, or further than the next grid", () => {
  const key = fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown");
  fc.assert(
    fc.property(
      key,
      fc.boolean(),
      fc.constantFrom("ltr" as const, "rtl" as const),
      fc.integer({ min: 1, max: 30 }).chain((rows) => fc.tuple(fc.constant(rows), fc.nat(rows - 1))),
      fc.integer({ min: 1, max: 9 }).chain((columns) => fc.tuple(fc.constant(columns), fc.nat(columns - 1))),
      (pressed, ctrlKey, dir, [rows, row], [columns, column]) => {
        const to = gridMove({ key: pressed, ctrlKey }, { row, column }, { rows, columns }, dir);
        if (to === null) return;
        expect(to).not.toEqual({ row, column });
        expect(to.column >= 0 && to.column < columns).toBe(true);
        expect(to.row >= -1 && to.row <= rows).toBe(true);
      },
    ),
  );
});
