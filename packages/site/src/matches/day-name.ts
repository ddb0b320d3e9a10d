import type { Formats } from "@livery/i18n";
import type { MessageKey, Translate } from "../core/translate.ts";

export interface DayName {
  /** `Today`, or the weekday. */
  readonly name: string;
  /** day.month.year. */
  readonly date: string;
}

/** Returns the name of a moment's day. Before the page knows the time (`now` null) every day is its weekday. */
export function dayName(t: Translate, formats: Formats, time: string, now: number | null): DayName {
  const { key, weekday, date } = formats.day(time, now ?? time);
  return { name: key === null || now === null ? weekday : t(key satisfies MessageKey), date };
}
