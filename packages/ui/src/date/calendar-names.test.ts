import { expect, test } from "vitest";
import { calendarNames } from "./calendar-names.ts";

test("a calendar is in the page's language, with Latin digits and Gregorian months", () => {
  const persian = calendarNames(["fa-u-ca-persian-nu-latn", "en-u-ca-gregory-nu-latn"]);
  expect(persian.month("2026-11-20")).toMatch(/نوامبر.*2026|2026.*نوامبر/u);
  expect(persian.months[0]).toBe("ژانویه");
  // Saturday begins the week; Friday is its weekend.
  expect([persian.firstDay, persian.weekdays[0], persian.weekend.has(5)]).toEqual([
    6,
    { long: "شنبه", short: "ش" },
    true,
  ]);
  const german = calendarNames(["de-u-ca-gregory-nu-latn", "en-u-ca-gregory-nu-latn"]);
  expect([german.firstDay, german.weekdays[0], german.day("2026-11-20")]).toEqual([
    1,
    { long: "Montag", short: "Mo" },
    "Freitag, 20. November 2026",
  ]);
  expect(calendarNames(["pap-CW-u-ca-gregory-nu-latn", "en-u-ca-gregory-nu-latn"]).months[11]).toBeTruthy();
});
