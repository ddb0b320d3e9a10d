import { describe, expect, test } from "vitest";
import { parseSettings } from "./parse.ts";
import { settingFields, settingNames } from "./fields.ts";
import { settingsSchema, typedSetting } from "./schema.ts";

test("the schema names every setting, its default and what it is for, and no other name is allowed", () => {
  const { additionalProperties, properties } = settingsSchema();
  expect(additionalProperties).toBe(false);
  expect(Object.keys(properties).toSorted()).toEqual(["$schema", ...settingNames].toSorted());
  expect(properties["login_screen"]).toMatchObject({ default: 0, description: expect.stringContaining("0 or 1") });
});

describe("a setting that was typed", () => {
  test.each([
    ["matches_day", "7", 7],
    ["login_screen", "1", 1],
    ["site_title", "123", "123"],
    ["site_title", "null", null],
    ["languages", "tr, en", "tr,en"],
    ["coupon_amount_group", "5,10", "5,10"],
    ["matches_day", "many", "many"],
    ["no_such_setting", "1", "1"],
  ])("%s=%s", (name, typed, value) => {
    expect(typedSetting(name, typed)).toBe(value);
  });

  test("is what its default is, written as text", () => {
    for (const { default: initial, wire } of settingFields) {
      const document = { [wire]: typedSetting(wire, String(initial)) };
      expect(parseSettings(document), wire).toEqual(parseSettings({ [wire]: initial }));
    }
  });
});
