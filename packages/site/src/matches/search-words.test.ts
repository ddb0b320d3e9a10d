import { expect, test } from "vitest";
import { searchedWords } from "./search-words.ts";

test("§5 a search needs more than two characters, otherwise there are no results", () => {
  expect(searchedWords("")).toBeNull();
  expect(searchedWords("ab")).toBeNull();
  expect(searchedWords("  ab  ")).toBeNull();
  expect(searchedWords("abc")).toBe("abc");
});

test("a character with combining marks counts once", () => {
  expect(searchedWords("e\u0301e\u0301")).toBeNull();
  expect(searchedWords("İst")).toBe("İst");
  expect(searchedWords("بار")).toBe("بار");
});

test("several spaces between words count as one", () => {
  expect(searchedWords(" real   madrid ")).toBe("real madrid");
});
