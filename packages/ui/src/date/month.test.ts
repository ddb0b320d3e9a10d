import { describe, expect, test } from "vitest";
import { dayMove, weeksOf } from "./month.ts";

describe("A month", () => {
  test("begins its weeks on the first day of the language", () => {
    // The 1st of November 2026 is a Sunday.
    const firstWeek = (first: 1 | 6 | 7) => weeksOf("2026-11", first)[0];
    expect([firstWeek(1)?.at(0), firstWeek(1)?.at(6)]).toEqual(["2026-10-26", "2026-11-01"]);
    expect(firstWeek(7)?.at(0)).toBe("2026-11-01");
    expect(firstWeek(6)?.slice(0, 2)).toEqual(["2026-10-31", "2026-11-01"]);
  });

  test("has every day once, in as few weeks as possible", () => {
    for (const first of [1, 6, 7] as const)
      expect(
        new Set(
          weeksOf("2024-02", first)
            .flat()
            .filter((day) => day.startsWith("2024-02")),
        ).size,
      ).toBe(29);
    expect(weeksOf("2027-02", 1)).toHaveLength(4);
  });
});

test.each([
  ["ArrowRight", false, false, { days: 1 }],
  ["ArrowRight", false, true, { days: -1 }],
  ["ArrowUp", false, true, { days: -7 }],
  // A Friday, in weeks that begin on Monday.
  ["Home", false, false, { days: -4 }],
  ["End", false, false, { days: 2 }],
  ["PageUp", false, false, { months: -1 }],
  ["PageDown", true, false, { months: 12 }],
  ["x", false, false, undefined],
] as const)("%s moves by %o", (key, shift, rtl, by) => {
  expect(dayMove("2026-11-20", { key, shift, rtl }, 1)).toEqual(by);
});
