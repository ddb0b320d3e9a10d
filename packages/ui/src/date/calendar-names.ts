import { type IsoDate, utcOf } from "./iso-date.ts";
import type { Weekday } from "./month.ts";

/** How a language writes the parts of a calendar, and where its weeks begin. */
export interface CalendarNames {
  readonly firstDay: Weekday;
  readonly weekend: ReadonlySet<number>;
  /** From January on. */
  readonly months: readonly string[];
  /** In the order of the week: the full name for screen readers and a short one for the column. */
  readonly weekdays: readonly { readonly long: string; readonly short: string }[];
  /** `November 2026`. */
  readonly month: (date: IsoDate) => string;
  /** `Friday, 20 November 2026`. */
  readonly day: (date: IsoDate) => string;
}

interface WeekInfo {
  readonly firstDay: number;
  readonly weekend: readonly number[];
}
/** Older browsers have it as a property, and some not at all: then the week is that of ISO 8601. */
interface WithWeek {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

/**
 * Names from `Intl`, by tags in order of preference. The grid is always Gregorian, whatever calendar the site writes dates in.
 */
export function calendarNames(tags: readonly string[]): CalendarNames {
  const gregorian = tags.map((tag) => new Intl.Locale(tag, { calendar: "gregory" }).toString());
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(gregorian, { ...options, timeZone: "UTC" });
    return (date: IsoDate) => format.format(utcOf(date));
  };
  const { locale: tag } = new Intl.DateTimeFormat(gregorian).resolvedOptions();
  const locale: Intl.Locale & WithWeek = new Intl.Locale(tag);
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
  const monthName = written({ month: "long" });
  const long = written({ weekday: "long" });
  const short = written({ weekday: "short" });
  // Persian has no short names: `Intl` returns the long ones, which do not fit a column.
  const brief = short("2026-06-03").length > 4 ? written({ weekday: "narrow" }) : short;
  return {
    firstDay: firstDay as Weekday,
    weekend: new Set(weekend),
    months: Array.from({ length: 12 }, (_, index) => monthName(`2026-${String(index + 1).padStart(2, "0")}-01`)),
    // The 1st of June 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = `2026-06-0${((firstDay - 1 + index) % 7) + 1}`;
      return { long: long(date), short: brief(date) };
    }),
    month: written({ month: "long", year: "numeric" }),
    day: written({ dateStyle: "full" }),
  };
}
