import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SlotRow, Slots } from "./slots.ts";

const rowsOf = (from: number, to: number, shape: (index: number) => string = () => "row"): SlotRow[] =>
  Array.from({ length: to - from }, (_, at) => ({
    index: from + at,
    key: `key ${from + at}`,
    shape: shape(from + at),
  }));
const lying = { reuse: true, inOrder: false, spare: false };
const slotsOf = (placed: readonly { slot: number }[]) => placed.map(({ slot }) => slot);

describe("rows and their elements", () => {
  test("a new row reuses the elements of a removed one", () => {
    const slots = new Slots();
    expect(slotsOf(slots.place(rowsOf(0, 4), lying))).toEqual([0, 1, 2, 3]);
    const moved = slots.place(rowsOf(1, 5), lying);
    expect(moved.map(({ index, slot }) => [index, slot])).toEqual([
      [4, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const inOrder = slots.place(rowsOf(1, 5), { ...lying, inOrder: true });
    expect(inOrder.map(({ index, slot }) => [index, slot])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 0],
    ]);
  });

  test("it does not reuse elements of another shape", () => {
    const slots = new Slots();
    slots.place(
      rowsOf(0, 3, (index) => (index === 0 ? "head" : "row")),
      lying,
    );
    expect(slotsOf(slots.place(rowsOf(1, 4), lying))).toEqual([1, 2, 3]);
    // A row that becomes another's shape is drawn anew.
    const other = new Slots();
    other.place(rowsOf(0, 1), lying);
    expect(
      slotsOf(
        other.place(
          rowsOf(0, 1, () => "wide"),
          lying,
        ),
      ),
    ).toEqual([1]);
  });

  test("it gets new elements if none are free", () => {
    const slots = new Slots();
    slots.place(rowsOf(0, 2), lying);
    expect(slotsOf(slots.place(rowsOf(1, 3), { ...lying, reuse: false, inOrder: true }))).toEqual([1, 2]);
  });

  test("elements stay with a removed row until a new one reuses them", () => {
    const slots = new Slots();
    slots.place(rowsOf(0, 4), lying);
    const sparing = { ...lying, spare: true };
    expect(slots.place(rowsOf(1, 4), sparing).map(({ index, slot }) => [index, slot])).toContainEqual([0, 0]);
    expect(slots.place(rowsOf(2, 6), sparing).map(({ index }) => index)).toEqual([4, 5, 2, 3]);
    expect(slots.place(rowsOf(2, 4), lying)).toHaveLength(2);
  });

  test("after any changes: every row once, staying rows in their elements, and never more elements than rows of a shape", () => {
    const step = fc.record({
      from: fc.nat(40),
      length: fc.integer({ min: 1, max: 12 }),
      reuse: fc.boolean(),
      inOrder: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const slots = new Slots();
        let before = new Map<SlotRow["key"], number>();
        for (const { from, inOrder, length, reuse } of steps) {
          const rows = rowsOf(from, from + length, (index) => (index % 5 === 0 ? "head" : "row"));
          const placed = slots.place(rows, { ...lying, reuse, inOrder });
          expect(placed.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(rows.map(({ index }) => index));
          expect(new Set(slotsOf(placed)).size).toBe(placed.length);
          if (inOrder) expect(placed.map(({ index }) => index)).toEqual(rows.map(({ index }) => index));
          for (const { key, slot } of placed) if (before.has(key)) expect(slot).toBe(before.get(key));
          before = new Map(placed.map(({ key, slot }) => [key, slot]));
        }
      }),
    );
  });
});
