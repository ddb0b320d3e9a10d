const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/** The calendar day in a time zone, `YYYY-MM-DD`. Throws RangeError on an unknown zone. */
export function dayIn(timeZone: string, at: Date): string {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = value;
  return `${part["year"]?.padStart(4, "0")}-${part["month"]}-${part["day"]}`;
}

/** An instant by the clocks of a zone, `2026-11-20 18:00:05`: it sorts as text, and spreadsheets read it as a time. */
export function zonedText(zone: string, at: string): string {
  const instant = Date.parse(at);
  return new Date(instant + zoneOffset(zone, instant)).toISOString().slice(0, 19).replace("T", " ");
}

/** A zone's distance from UTC at an instant, in milliseconds: +3 h is 10,800,000. */
export function zoneOffset(zone: string, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which a zone's clocks show a date and time (minutes of the day), daylight saving included. An hour that occurs
 * twice means the first one; a skipped hour is read as if the clocks had not skipped it.
 */
export function zonedInstant(date: string, minutes: number, zone: string): number {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const day = 86_400_000;
  const before = shown - zoneOffset(zone, shown - day);
  if (before + zoneOffset(zone, before) === shown) return before;
  const after = shown - zoneOffset(zone, shown + day);
  return after + zoneOffset(zone, after) === shown ? after : before;
}
