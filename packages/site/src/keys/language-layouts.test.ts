import { expect, test } from "vitest";
import { languageLayouts } from "./language-layouts.ts";

const labels = (letters: string, tag: string) => languageLayouts(letters, [tag]).map(({ label }) => label);

test("an alphabet has its large letters first, each one of its own", () => {
  expect(languageLayouts("abıiß", ["tr-TR"]).map(({ keys }) => keys)).toEqual(["ABIİ", "abıiß"]);
  expect(labels("abcd", "en")).toEqual(["ABC", "abc"]);
});

test("an alphabet without large letters has the Latin ones beside it", () => {
  expect(labels("ابپت", "fa")).toEqual(["ابپ", "ABC", "abc"]);
});
