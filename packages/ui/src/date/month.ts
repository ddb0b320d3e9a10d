import { addDays, type IsoDate, utcOf } from "./iso-date.ts";

/** Monday is 1, Sunday 7, as ISO 8601 and `Intl` have it. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function weekdayOf(date: IsoDate): Weekday {
  return (((utcOf(date).getUTCDay() + 6) % 7) + 1) as Weekday;
}

/** Days between the first day of the week and this day. */
export function daysIntoWeek(date: IsoDate, firstDay: Weekday): number {
  return (weekdayOf(date) - firstDay + 7) % 7;
}

/**
 * The weeks that contain days of a month (`YYYY-MM`), seven days each: the first and last include days of the neighbouring
 * months.
 */
export function weeksOf(month: string, firstDay: Weekday): readonly (readonly IsoDate[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -daysIntoWeek(first, firstDay));
  const weeks = Array.from({ length: 6 }, (_w, week) =>
    Array.from({ length: 7 }, (_d, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((days) => days.some((day) => day.startsWith(month)));
}

interface Move {
  readonly key: string;
  readonly shift: boolean;
  readonly rtl: boolean;
}

/** How far a key moves in a grid of days, by days or by months; undefined for other keys. */
export function dayMove(
  date: IsoDate,
  { key, shift, rtl }: Move,
  firstDay: Weekday,
): { readonly days: number } | { readonly months: number } | undefined {
  switch (key) {
    case "ArrowLeft":
      return { days: rtl ? 1 : -1 };
    case "ArrowRight":
      return { days: rtl ? -1 : 1 };
    case "ArrowUp":
      return { days: -7 };
    case "ArrowDown":
      return { days: 7 };
    case "Home":
      return { days: -daysIntoWeek(date, firstDay) };
    case "End":
      return { days: 6 - daysIntoWeek(date, firstDay) };
    case "PageUp":
      return { months: shift ? -12 : -1 };
    case "PageDown":
      return { months: shift ? 12 : 1 };
    default:
      return undefined;
  }
}
