import type { Formats } from "@livery/i18n";
import type { WordKey, Words } from "../app/words.ts";

export interface DayName {
  /** `Today`, or the weekday. */
  readonly name: string;
  /** day.month.year. */
  readonly date: string;
}

/** How the day of a moment is called. Before the page knows the time (`now` null) every day is its weekday. */
export function dayName(t: Words, formats: Formats, moment: string, now: number | null): DayName {
  const { key, weekday, date } = formats.day(moment, now ?? moment);
  return { name: key === null || now === null ? weekday : t(key satisfies WordKey), date };
}
