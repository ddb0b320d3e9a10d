import { expect, test } from "vitest";
import { lineDiff } from "./line-diff.ts";

const numbered = (changes: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 20 }, (_, at) => `${changes[at] ?? `line ${at}`}\n`).join("");

test("the lines that differ are shown with three around each, and the rest is left out", () => {
  expect(lineDiff(numbered(), numbered({ 8: "other" }))).toEqual([
    "…",
    "  line 5",
    "  line 6",
    "  line 7",
    "- line 8",
    "+ other",
    "  line 9",
    "  line 10",
    "  line 11",
    "…",
  ]);
});

test("lines come and go at both ends, and equal texts have no difference", () => {
  expect(lineDiff("a\nb\n", "a\nb\nc\n")).toEqual(["  a", "  b", "+ c"]);
  expect(lineDiff("a\nb\n", "b\n")).toEqual(["- a", "  b"]);
  expect(lineDiff("a\n", "a\n")).toEqual([]);
  expect(lineDiff("a", "a\n")).toEqual([]);
});
