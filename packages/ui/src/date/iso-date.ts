/** A day of the Gregorian calendar as `YYYY-MM-DD`: it sorts as text and does not depend on a time zone. */
export type IsoDate = string;

const dayLength = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day, or null if the calendar does not have it: the 30th of February. `month` from 1. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/** Year, month from 1 and day. Throws RangeError if the text is not a day. */
export function partsOf(date: IsoDate): readonly [year: number, month: number, day: number] {
  const [, year, month, day] = pattern.exec(date) ?? [];
  if (day === undefined) throw new RangeError(`no day: ${date}`);
  return [Number(year), Number(month), Number(day)];
}

/** Midnight UTC of the day, for `Intl` with the time zone UTC. */
export function utcOf(date: IsoDate): Date {
  const [year, month, day] = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcOf(date).getTime() + days * dayLength).toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of that month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** The day itself, or the bound that it exceeds. */
export function withinDates(date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The date format of the site (D36): `20.11.2026`. */
export function writtenDate(date: IsoDate): string {
  return date.split("-").reverse().join(".");
}

/**
 * Reads a typed day with Latin digits: day, month, year with any separator or none, or ISO 8601. Null if the text is not a day.
 */
export function readDate(text: string): IsoDate | null {
  const plain = text.replace(/[\s\u200e\u200f]/g, "");
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? [];
  if (day !== undefined) return isoDate(Number(year), Number(month), Number(day));
  const [, first, second, third] =
    /^(\d{1,2})[-/.,٫،](\d{1,2})[-/.,٫،](\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain) ?? [];
  return third === undefined ? null : isoDate(Number(third), Number(second), Number(first));
}
