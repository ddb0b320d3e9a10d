import { oddsFormats } from "@livery/betting";
import { describe, expect, test } from "vitest";
import { parseOddsFormat } from "./odds-format.ts";
import { oddsExamples } from "./odds-examples.ts";
import { oddsWriter } from "./odds-writer.ts";

describe("Odds in a visitor's format (D32)", () => {
  test.each([
    ["fractional", 2375, "11/8"],
    ["american", 13_000, "+1200"],
    ["american", 1500, "−200"],
    ["hongkong", 2150, "1.15"],
    ["malay", 3222, "−0.45"],
    ["indonesian", 1500, "−2.00"],
  ] as const)("%s: %d is %s, with a real minus", (format, odds, text) => {
    const { write } = oddsWriter(format);
    expect(write(odds)).toBe(text);
    expect(write(odds)).toBe(text);
  });

  test("the chooser's examples are 2.50 in each format", () => {
    expect(oddsExamples).toEqual(
      Object.fromEntries(oddsFormats.map((format) => [format, oddsWriter(format).write(2500)])),
    );
  });

  test("a stored format is read as it was written, and any other text is no format", () => {
    for (const format of oddsFormats) expect(parseOddsFormat(format)).toBe(format);
    for (const text of [undefined, "", "Decimal", "roman", "toString"]) expect(parseOddsFormat(text)).toBeNull();
  });
});
