import { expect, test } from "vitest";
import { comboboxMove } from "./combobox-move.ts";

const entries = [{}, { disabled: true }, {}, {}];

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 2],
  ["ArrowDown", 3, 0],
  ["ArrowUp", -1, 3],
  ["ArrowUp", 2, 0],
  ["ArrowUp", 0, 3],
  ["Home", 2, undefined],
  ["a", 2, undefined],
])("%s from %i goes to %s", (key, from, to) => {
  expect(comboboxMove(key, from, entries)).toBe(to);
});

test("In a list with only disabled options nothing is marked", () => {
  expect(comboboxMove("ArrowDown", -1, [{ disabled: true }])).toBe(-1);
  expect(comboboxMove("ArrowDown", -1, [])).toBe(-1);
});
