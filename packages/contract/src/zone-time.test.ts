import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, zonedInstant, zonedText, zoneOffset } from "./zone-time.ts";

const at = (date: string, hours: number, zone: string, minutes = 0): string =>
  new Date(zonedInstant(date, hours * 60 + minutes, zone)).toISOString();

describe("local times", () => {
  it.each([
    ["2026-03-28", 20, "Europe/Madrid", "2026-03-28T19:00:00.000Z"],
    ["2026-03-29", 20, "Europe/Madrid", "2026-03-29T18:00:00.000Z"],
    ["2025-10-26", 15, "Europe/London", "2025-10-26T15:00:00.000Z"],
    ["2025-10-25", 15, "Europe/London", "2025-10-25T14:00:00.000Z"],
    ["2014-08-30", 19, "Europe/Istanbul", "2014-08-30T16:00:00.000Z"],
    ["2014-12-20", 19, "Europe/Istanbul", "2014-12-20T17:00:00.000Z"],
    ["2025-12-20", 19, "Europe/Istanbul", "2025-12-20T16:00:00.000Z"],
    ["2018-10-27", 20, "Asia/Tehran", "2018-10-27T16:30:00.000Z"],
  ])("%s %i h in %s is %s", (date, hours, zone, instant) => expect(at(date, hours, zone)).toBe(instant));

  it("are written by the clocks of the zone, with its day", () => {
    expect(zonedText("Europe/Istanbul", "2026-11-20T15:00:05.900Z")).toBe("2026-11-20 18:00:05");
    expect(zonedText("Europe/London", "2026-07-01T23:30:00Z")).toBe("2026-07-02 00:30:00");
    expect(dayIn("Europe/London", new Date("2026-07-01T23:30:00Z"))).toBe("2026-07-02");
    expect(dayIn("America/New_York", new Date("2026-07-02T03:30:00Z"))).toBe("2026-07-01");
    expect(() => dayIn("Europe/Nowhere", new Date(0))).toThrow(RangeError);
  });

  it("uses the first of an hour that occurs twice, and moves a skipped hour forward", () => {
    expect(at("2025-10-26", 1, "Europe/London", 30)).toBe("2025-10-26T00:30:00.000Z");
    expect(at("2026-03-29", 1, "Europe/London", 30)).toBe("2026-03-29T01:30:00.000Z");
  });

  it("shows the wanted time in the zone on any day, unless the clocks skipped it", () => {
    const zones = fc.constantFrom(
      "Europe/London",
      "America/Sao_Paulo",
      "Asia/Tehran",
      "Australia/Sydney",
      "UTC",
      "America/New_York",
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 240, max: 1439 }),
        zones,
        (day, minutes, zone) => {
          const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
          const instant = zonedInstant(date, minutes, zone);
          expect(instant + zoneOffset(zone, instant)).toBe(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
        },
      ),
    );
  });
});
