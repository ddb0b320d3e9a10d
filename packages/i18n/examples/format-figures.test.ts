import { expect, test } from "vitest";
import { money, odds, time, typed } from "./format-figures.example.ts";

test("amounts, odds and times are written as in the language and zone of the site, and typed ones are read in any script", () => {
  expect(money.replaceAll(/\s/gu, " ")).toBe("1.250,00 €");
  expect([odds, time]).toEqual(["2.15", "21:00"]);
  expect(typed).toEqual({ ok: true, minor: 1250n });
});
