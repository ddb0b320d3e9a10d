import { expect, test, vi } from "vitest";
import { initI18n } from "./init.ts";
import { countMessage, plainMessage } from "./plain-messages.ts";

const messages = {
  sport: { draw: "Draw", home: "{{home}} wins", goals_one: "{{count}} goal", goals_other: "{{count}} goals" },
};
const english = () => initI18n({ lang: { bcp47: "en", dir: "ltr" }, messages });

test("a key without values is looked up once per instance, and a missing key gives null", () => {
  const i18n = english();
  const lookups = vi.spyOn(i18n, "t");
  expect([1, 2, 3].map(() => plainMessage(i18n, "sport:draw"))).toEqual(["Draw", "Draw", "Draw"]);
  expect(lookups).toHaveBeenCalledOnce();
  expect(plainMessage(i18n, "sport:nobody")).toBeNull();
  // Another instance has its own messages.
  const other = initI18n({ lang: { bcp47: "de", dir: "ltr" }, messages: { sport: { draw: "Unentschieden" } } });
  expect(plainMessage(other, "sport:draw")).toBe("Unentschieden");
});

test("a message that takes values is returned as it is written", () => {
  expect(plainMessage(english(), "sport:home")).toBe("{{home}} wins");
});

test("a number gets its plural form, and the form of a small number is looked up once", () => {
  const i18n = english();
  const lookups = vi.spyOn(i18n, "t");
  const counted = (count: number) => countMessage(i18n, "sport:goals", count);
  expect([counted(1), counted(2), counted(1), counted(2)]).toEqual(["1 goal", "2 goals", "1 goal", "2 goals"]);
  expect(lookups).toHaveBeenCalledTimes(2);
  expect([counted(1_000), counted(1_000), counted(1.5)]).toEqual(["1000 goals", "1000 goals", "1.5 goals"]);
  expect(lookups).toHaveBeenCalledTimes(5);
});
