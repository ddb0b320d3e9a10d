import { describe, expect, test } from "vitest";
import { letterOf, lineNames, selectionLetters, systemName } from "./index.ts";
import { enumerateLines } from "../test/oracle/lines.ts";

const of = (matchId: number, banker = false) => ({ matchId, banker });
const names = (...parameters: Parameters<typeof lineNames>) => [...lineNames(...parameters)];

describe("letters (D10)", () => {
  test("follow the slip's order from A, with two letters after Z", () => {
    expect([0, 1, 19, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual([
      "A",
      "B",
      "T",
      "Z",
      "AA",
      "AB",
      "AZ",
      "BA",
      "ZZ",
      "AAA",
    ]);
  });
  test("every selection of a banker match has a star, in systems only", () => {
    const selections = [of(1), of(2, true), of(3), of(2)];
    expect(selectionLetters(selections, [1])).toEqual(["A", "B*", "C", "D*"]);
    expect(selectionLetters(selections, [])).toEqual(["A", "B", "C", "D"]);
    expect(selectionLetters([of(1, true)], [])).toEqual(["A"]);
  });
});

describe("a system's name (D2)", () => {
  test("is its sizes, the number of matches, and its bankers", () => {
    expect(systemName([of(1, true), of(2), of(3), of(4)], [3, 2, 2])).toEqual({ sizes: [2, 3], of: 3, bankers: 1 });
    expect(systemName([of(1), of(1), of(2)], [1])).toEqual({ sizes: [1], of: 2, bankers: 0 });
  });
  test("does not exist for other kinds", () => {
    expect(systemName([of(1), of(2)], [])).toBeNull();
    expect(systemName([of(1)], [1])).toBeNull();
  });
});

describe("line names (D10)", () => {
  test("of a system put smaller sizes first, with the bankers in each", () => {
    expect(names([of(1), of(2), of(3)], [3, 2])).toEqual(["AB", "AC", "BC", "ABC"]);
    expect(names([of(1), of(2, true), of(3)], [1])).toEqual(["AB*", "B*C"]);
    expect(names([of(1, true), of(2, true)], [])).toEqual(["AB"]);
  });
  test("of ways take one selection of each match, in slip order", () => {
    expect(names([of(1), of(2), of(1)], [])).toEqual(["AB", "BC"]);
    expect(names([of(1), of(2), of(1), of(3)], [2])).toEqual(["AB", "AD", "BC", "CD", "BD"]);
  });
  test("of a single are one", () => {
    expect(names([of(1)], [])).toEqual(["A"]);
    expect(names([of(1)], [1])).toEqual(["A"]);
  });
  test("are as many as lines, and all different", () => {
    const selections = [of(1, true), of(1), of(2), of(3), of(3), of(4), of(5)];
    for (const sizes of [[], [1], [2, 4], [1, 2, 3, 4]]) {
      const found = names(selections, sizes);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(enumerateLines(selections, sizes).length);
    }
  });
  test("are created one by one: the first of very many is available at once", () => {
    const many = Array.from({ length: 60 }, (_, matchId) => of(matchId));
    expect(lineNames(many, [30]).next().value).toHaveLength(26 + 2 * 4);
  });
});
