import { describe, expect, test } from "vitest";
import { addDays, addMonths, isoDate, readDate, withinDates, writtenDate } from "./iso-date.ts";

describe("A day", () => {
  test("is valid or not", () => {
    expect(isoDate(2024, 2, 29)).toBe("2024-02-29");
    expect([isoDate(2026, 2, 29), isoDate(2026, 13, 1), isoDate(2026, 4, 31), isoDate(26, 1, 1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("has neighbours over the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-31", -2)).toBe("2025-11-30");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  });

  test("is limited to its bounds", () => {
    expect(withinDates("2026-01-05", "2026-01-10", undefined)).toBe("2026-01-10");
    expect(withinDates("2026-01-05", undefined, "2026-01-02")).toBe("2026-01-02");
    expect(withinDates("2026-01-05", "2026-01-01", "2026-02-01")).toBe("2026-01-05");
  });

  test.each([
    ["20.11.2026", "2026-11-20"],
    ["1/2/2026", "2026-02-01"],
    ["1-2-2026", "2026-02-01"],
    ["20112026", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    [" 20 . 11 . 2026 ", "2026-11-20"],
    ["31.4.2026", null],
    ["20.11.26", null],
    ["yesterday", null],
    ["", null],
  ])("typed as %j is %s", (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test("is written day, month, year", () => {
    expect(writtenDate("2026-11-20")).toBe("20.11.2026");
  });
});
