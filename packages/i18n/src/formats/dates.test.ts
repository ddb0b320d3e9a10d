import { describe, expect, test } from "vitest";
import { languageOf, languages } from "../languages.ts";
import { formatDate, formatDateTime, formatRelativeDay, formatTime } from "./dates.ts";

const language = (code: string) => languageOf(code) ?? expect.unreachable(code);
const istanbul = { timeZone: "Europe/Istanbul" };

describe("Dates (§5, D36, D37)", () => {
  test.each(languages)(
    "in $code are day.month.year hours:minutes in Latin digits and the Gregorian calendar",
    (each) => {
      expect(formatDateTime("2026-03-05T06:07:08Z", each, { timeZone: "UTC" })).toBe("05.03.2026 06:07");
    },
  );

  test("are in the site's zone, across midnight and the year's end too", () => {
    expect(formatDateTime("2026-12-31T22:30:00Z", language("en"), istanbul)).toBe("01.01.2027 01:30");
  });

  test("midnight is 00:00, not 24:00", () => {
    expect(formatTime("2026-03-05T00:00:00Z", language("en"), { timeZone: "UTC" })).toBe("00:00");
  });

  test("use the language's own calendar and digits where the site opts out", () => {
    expect(formatDate("2026-11-20T12:00:00Z", language("fa"), { timeZone: "UTC", local: true })).toBe("۲۹.۰۸.۱۴۰۵");
  });

  test("take a Date, milliseconds or RFC 3339 text, and refuse anything else", () => {
    const at = Date.UTC(2026, 2, 5);
    expect(formatDate(at, language("en"), istanbul)).toBe(formatDate(new Date(at), language("en"), istanbul));
    expect(() => formatDate("soon", language("en"), istanbul)).toThrow(RangeError);
  });
});

describe("A day as seen from now", () => {
  const now = "2026-11-20T21:05:00Z";
  const day = (moment: string) => formatRelativeDay(moment, now, language("en"), istanbul);

  test("is today, tomorrow or yesterday by the site's zone, not by hours", () => {
    // 21:05 UTC is 00:05 of the 21st in Istanbul.
    expect(day("2026-11-21T20:59:00Z").key).toBe("format:today");
    expect(day("2026-11-20T20:59:00Z").key).toBe("format:yesterday");
    expect(day("2026-11-21T21:00:00Z").key).toBe("format:tomorrow");
  });

  test("otherwise has its weekday and date", () => {
    expect(day("2026-11-24T12:00:00Z")).toEqual({ key: null, weekday: "Tuesday", date: "24.11.2026", days: 3 });
  });

  test("is the next day even if a day has 23 or 25 hours", () => {
    const berlin = { timeZone: "Europe/Berlin" };
    expect(formatRelativeDay("2026-03-29T21:00:00Z", "2026-03-28T23:30:00Z", language("en"), berlin).days).toBe(0);
    expect(formatRelativeDay("2026-03-29T22:30:00Z", "2026-03-28T23:30:00Z", language("en"), berlin).days).toBe(1);
    expect(formatRelativeDay("2026-10-25T22:30:00Z", "2026-10-24T22:30:00Z", language("en"), berlin).days).toBe(0);
    expect(formatRelativeDay("2026-10-25T23:30:00Z", "2026-10-24T22:30:00Z", language("en"), berlin).days).toBe(1);
  });
});
