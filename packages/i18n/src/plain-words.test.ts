import { expect, test, vi } from "vitest";
import { initI18n } from "./init.ts";
import { countedWords, plainWords } from "./plain-words.ts";

const words = {
  sport: { draw: "Draw", home: "{{home}} wins", goals_one: "{{count}} goal", goals_other: "{{count}} goals" },
};
const english = () => initI18n({ lang: { bcp47: "en", dir: "ltr" }, words });

test("a key without values is looked up once an instance, and one without words is null", () => {
  const i18n = english();
  const looks = vi.spyOn(i18n, "t");
  expect([1, 2, 3].map(() => plainWords(i18n, "sport:draw"))).toEqual(["Draw", "Draw", "Draw"]);
  expect(looks).toHaveBeenCalledOnce();
  expect(plainWords(i18n, "sport:nobody")).toBeNull();
  // Another instance has words of its own.
  const other = initI18n({ lang: { bcp47: "de", dir: "ltr" }, words: { sport: { draw: "Unentschieden" } } });
  expect(plainWords(other, "sport:draw")).toBe("Unentschieden");
});

test("what takes values stands as it is written", () => {
  expect(plainWords(english(), "sport:home")).toBe("{{home}} wins");
});

test("a number's words are its own plural, and those of a small one are looked up once", () => {
  const i18n = english();
  const looks = vi.spyOn(i18n, "t");
  const said = (count: number) => countedWords(i18n, "sport:goals", count);
  expect([said(1), said(2), said(1), said(2)]).toEqual(["1 goal", "2 goals", "1 goal", "2 goals"]);
  expect(looks).toHaveBeenCalledTimes(2);
  expect([said(1_000), said(1_000), said(1.5)]).toEqual(["1000 goals", "1000 goals", "1.5 goals"]);
  expect(looks).toHaveBeenCalledTimes(5);
});
