import { type FormatLanguage, formatTags } from "./language-tag.ts";

/** A date-time: a Date, epoch milliseconds or RFC 3339 text (D36). */
export type Moment = Date | number | string;

export interface DateOptions {
  /** IANA name of the site's time zone (D36). */
  readonly timeZone: string;
  /** The language's own calendar and digits, for a site that opts out of D37. */
  readonly local?: boolean;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  tags: readonly [string, string],
  timeZone: string,
  fields: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${tags[0]}|${timeZone}|${Object.keys(fields).join()}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat([...tags], { ...fields, timeZone });
  formatters.set(key, made);
  return made;
}

const dayFields = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const timeFields = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Throws RangeError on text that is not a date-time. */
function dateOf(moment: Moment): Date {
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a moment: ${String(moment)}`);
  return date;
}

function parts(moment: Moment, language: FormatLanguage, options: DateOptions, fields: Intl.DateTimeFormatOptions) {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  const written = formatter(formatTags(language, options.local), options.timeZone, fields).formatToParts(
    dateOf(moment),
  );
  for (const { type, value } of written) found[type] = value;
  return (type: Intl.DateTimeFormatPartTypes) => found[type] ?? "";
}

/** day.month.year (§5, D36), in this order in every language. */
export function formatDate(moment: Moment, language: FormatLanguage, options: DateOptions): string {
  const part = parts(moment, language, options, dayFields);
  return `${part("day")}.${part("month")}.${part("year")}`;
}

/** hours:minutes, 00 to 23. */
export function formatTime(moment: Moment, language: FormatLanguage, options: DateOptions): string {
  const part = parts(moment, language, options, timeFields);
  return `${part("hour")}:${part("minute")}`;
}

/** day.month.year hours:minutes (§5, D36). */
export function formatDateTime(moment: Moment, language: FormatLanguage, options: DateOptions): string {
  return `${formatDate(moment, language, options)} ${formatTime(moment, language, options)}`;
}

export interface RelativeDay {
  /** A message key if the day has a name of its own. */
  readonly key: "format:yesterday" | "format:today" | "format:tomorrow" | null;
  /** The weekday in the language: `Saturday`. */
  readonly weekday: string;
  /** day.month.year. */
  readonly date: string;
  /** Whole days from now in the site's zone: -1 is yesterday. */
  readonly days: number;
}

const dayKeys: Readonly<Record<number, RelativeDay["key"]>> = {
  [-1]: "format:yesterday",
  0: "format:today",
  1: "format:tomorrow",
};

/** The number of a calendar day in a time zone; consecutive days differ by one, also when the clocks change. */
function dayNumber(moment: Moment, timeZone: string): number {
  const part = parts(moment, { bcp47: "en", numbering: "latn", calendar: "gregory" }, { timeZone }, dayFields);
  return Math.round(Date.UTC(Number(part("year")), Number(part("month")) - 1, Number(part("day"))) / 86_400_000);
}

/** The names of a day relative to `now`, both in the site's time zone; the messages choose among them. */
export function formatRelativeDay(
  moment: Moment,
  now: Moment,
  language: FormatLanguage,
  options: DateOptions,
): RelativeDay {
  const days = dayNumber(moment, options.timeZone) - dayNumber(now, options.timeZone);
  const weekday = formatter(formatTags(language, options.local), options.timeZone, { weekday: "long" }).format(
    dateOf(moment),
  );
  return { key: dayKeys[days] ?? null, weekday, date: formatDate(moment, language, options), days };
}
