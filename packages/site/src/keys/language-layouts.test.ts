import { expect, test } from "vitest";
import { languageLayouts } from "./language-layouts.ts";

const labels = (letters: string, tag: string) => languageLayouts(letters, [tag]).map(({ label }) => label);

test("an alphabet has its own capital letters first", () => {
  expect(languageLayouts("abıiß", ["tr-TR"]).map(({ keys }) => keys)).toEqual(["ABIİ", "abıiß"]);
  expect(labels("abcd", "en")).toEqual(["ABC", "abc"]);
});

test("an alphabet without capital letters has the Latin letters beside it", () => {
  expect(labels("ابپت", "fa")).toEqual(["ابپ", "ABC", "abc"]);
});
