import { expect, test } from "vitest";
import { printable, printableJson } from "./printable.ts";
import { describeChange } from "./settings/settings-difference.ts";
import { table } from "./terminal/table.ts";

const commands = "\u001b[2J\u009b2J\u0007\r\n\u202edlog\u2066";

test("nothing in foreign text is a command to the terminal, and all of it can be read", () => {
  expect(printable(commands)).toBe("\\u001b[2J\\u009b2J\\u0007\\u000d\\u000a\\u202edlog\\u2066");
  expect(printable("می‌خواهم 🎫 Łódź")).toBe("می‌خواهم 🎫 Łódź");
});

test("JSON means what it meant", () => {
  const json = JSON.stringify({ [commands]: commands }, null, 2);
  expect(printableJson(json)).not.toMatch(/[\u0080-\u009f\u202e\u2066]/u);
  expect(printableJson(json).split("\n")).toHaveLength(3);
  expect(JSON.parse(printableJson(json))).toEqual({ [commands]: commands });
});

test("cells of a table and changes of settings are printable", () => {
  const printed = [table([[commands, "b"]]), describeChange({ name: commands, from: undefined, to: commands })];
  expect(printed.join("")).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
});
