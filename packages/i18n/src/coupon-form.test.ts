import { expect, test } from "vitest";
import { couponFormTexts } from "./coupon-form.ts";
import { createFormats } from "./formats/create-formats.ts";
import { initI18n } from "./init.ts";
import { readMessages } from "./messages/read.ts";

const formats = createFormats({ language: { bcp47: "en", numbering: "latn", calendar: "gregory" }, timeZone: "UTC" });
const i18n = initI18n({ lang: { bcp47: "en", dir: "ltr" }, messages: readMessages("en") });
const texts = (form: Omit<Parameters<typeof couponFormTexts>[0], "currency">) =>
  couponFormTexts({ currency: "EUR", ...form }, { i18n, formats });

test("a system says its sizes, bankers, lines and the exact stake of a line (D2, D4)", () => {
  const system = { sizes: [3], of: 5, bankers: 1 };
  expect(texts({ lines: 10, system, totalStake: 2000n })).toEqual(["3/5 + 1 banker", "10 lines", "€2.00 a line"]);
  expect(texts({ lines: 10, system: { sizes: [2, 3], of: 4, bankers: 0 }, totalStake: 1001n })).toEqual([
    "2/4, 3/4",
    "10 lines",
    "€10.01 ÷ 10 a line",
  ]);
});

test("ways say their lines, and a coupon of one line says nothing", () => {
  expect(texts({ lines: 4, totalStake: 1000n })).toEqual(["4 lines", "€2.50 a line"]);
  expect(texts({ lines: 1, totalStake: 1000n })).toEqual([]);
  expect(texts({ totalStake: 1000n })).toEqual([]);
});
