import { describe, expect, test } from "vitest";
import { menuMove } from "./menu-move.ts";

const entries = ["Coupons", "Transactions", "Change password", "Çıkış"];

describe("In a menu", () => {
  test("arrows move to the neighbour and wrap at the ends", () => {
    expect(menuMove("ArrowDown", 0, entries)).toBe(1);
    expect(menuMove("ArrowDown", 3, entries)).toBe(0);
    expect(menuMove("ArrowUp", 0, entries)).toBe(3);
    expect(menuMove("ArrowUp", -1, entries)).toBe(3);
    expect(menuMove("ArrowDown", -1, entries)).toBe(0);
  });
  test("Home and End go to the ends", () => {
    expect(menuMove("Home", 2, entries)).toBe(0);
    expect(menuMove("End", 0, entries)).toBe(3);
  });
  test("a letter goes to the next entry that begins with it", () => {
    expect(menuMove("c", 0, entries)).toBe(2);
    expect(menuMove("c", 2, entries)).toBe(0);
    expect(menuMove("T", 0, entries)).toBe(1);
    expect(menuMove("ç", 0, entries)).toBe(3);
  });
  test("a letter finds both forms of the Turkish i, upper and lower case", () => {
    const countries = ["Türkiye", "İtalya", "Irak", "ısı"];
    for (const letter of ["i", "İ", "I", "ı"]) {
      expect([0, 1, 2, 3].map((from) => menuMove(letter, from, countries))).toEqual([1, 2, 3, 1]);
    }
  });
  test("other keys do not move", () => {
    for (const key of ["x", " ", "Enter", "Escape", "ArrowLeft", "F1"])
      expect(menuMove(key, 0, entries)).toBeUndefined();
    expect(menuMove("ArrowDown", 0, [])).toBeUndefined();
  });
});
