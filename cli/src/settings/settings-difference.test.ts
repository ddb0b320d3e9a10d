import { expect, test } from "vitest";
import { describeChange, settingsDifference } from "./settings-difference.ts";

test("the difference of two documents names each setting that is new, gone or changed", () => {
  const from = { site_title: "Harbour", matches_day: 7, css: "a{}" };
  const to = { site_title: "Harbour", matches_day: 14, themeChange: 1 };
  expect(settingsDifference(from, to).map(describeChange)).toEqual([
    '- css: "a{}"',
    "~ matches_day: 7 → 14",
    "+ themeChange: 1",
  ]);
  expect(settingsDifference(from, from)).toEqual([]);
});
