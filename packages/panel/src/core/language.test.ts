import { expect, test } from "vitest";
import { chooseLanguage, panelLanguages } from "./language.ts";

test.each([
  ["the kept one", "tr", ["de-DE", "en"], "tr"],
  ["the browser's first that has words", null, ["fr-FR", "fa-IR", "de"], "fa"],
  ["English where none has", null, ["fr", "el"], "en"],
  ["the browser's where a kept one is none", "xx", ["de"], "de"],
])("A document is in %s", (_, stored, preferred, expected) => {
  expect(chooseLanguage(stored, preferred).code).toBe(expected);
});

test("The panel has the languages that have messages", () => {
  expect(panelLanguages.map(({ code }) => code).toSorted()).toEqual(["de", "en", "fa", "tr"]);
});
