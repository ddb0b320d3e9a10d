import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import * as css from "./calendar.css.ts";
import { calendarNames } from "./calendar-names.ts";
import { addDays, addMonths, type IsoDate, withinDates } from "./iso-date.ts";
import { dayMove, weekdayOf, weeksOf } from "./month.ts";

export interface CalendarMessages {
  /** Accessible name of the button to the previous month. */
  readonly previousMonth: string;
  /** Accessible name of the button to the next month. */
  readonly nextMonth: string;
}

export interface CalendarProps extends WithClass {
  /** The chosen day, `2026-11-28`; null if there is none. */
  readonly value: IsoDate | null;
  /** Called with the day that the player chose. */
  readonly onChange: (value: IsoDate) => void;
  /** Today in the site's time zone: marked, and the initial day without a value. */
  readonly today: IsoDate;
  /** First and last day that can be selected. */
  readonly min?: IsoDate | undefined;
  /** The last day that can be selected. Without it there is no end. */
  readonly max?: IsoDate | undefined;
  /** Accessible names of the buttons that change the month. */
  readonly messages: CalendarMessages;
  /** Takes the focus when it is mounted. */
  readonly begin?: boolean;
}

/**
 * A month's days to choose from (WAI-ARIA's date grid): arrows move by days and weeks, Home and End within the week, Page Up and
 * Down by months, with Shift by years. The first day of the week follows the language.
 */
export function Calendar({ value, onChange, today, min, max, messages, begin = false, className }: CalendarProps) {
  const { dir, formats } = useLivery();
  const written = useMemo(() => calendarNames(formats.tags), [formats.tags]);
  const title = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => withinDates(value ?? today, min, max));
  /**
   * The day that takes the focus when it is rendered. A key sets it, the arrow buttons of the head do not. A key can be pressed
   * before the effect of the previous day has run; that effect must not take the focus back.
   */
  const followed = useRef(begin ? at : null);
  useEffect(() => {
    if (followed.current !== at) return;
    followed.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const go = (to: IsoDate, withFocus: boolean): void => {
    const day = withinDates(to, min, max);
    followed.current = withFocus ? day : null;
    setAt(day);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = dayMove(at, { key: event.key, shift: event.shiftKey, rtl: dir === "rtl" }, written.firstDay);
    if (move === undefined) return;
    event.preventDefault();
    go("days" in move ? addDays(at, move.days) : addMonths(at, move.months), true);
  };
  const month = at.slice(0, 7);
  const off = (date: IsoDate): boolean => withinDates(date, min, max) !== date;

  return (
    <div className={classes(css.calendar, className)}>
      <div className={css.head}>
        <IconButton
          icon="chevron"
          label={messages.previousMonth}
          className={css.back}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => go(addMonths(at, -1), false)}
        />
        <span className={css.title} id={title} aria-live="polite">
          {written.month(`${month}-01`)}
        </span>
        <IconButton
          icon="chevron"
          label={messages.nextMonth}
          disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => go(addMonths(at, 1), false)}
        />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={title} className={css.grid} onKeyDown={onKeyDown}>
        <div role="row" className={css.week}>
          {written.weekdays.map(({ long, short }) => (
            <div key={long} role="columnheader" className={css.weekday}>
              <VisuallyHidden>{long}</VisuallyHidden>
              <span aria-hidden>{short}</span>
            </div>
          ))}
        </div>
        {weeksOf(month, written.firstDay).map((days) => (
          <div key={days[0]} role="row" className={css.week}>
            {days.map((date) => (
              <div key={date} role="gridcell" aria-selected={date === value}>
                {date.startsWith(month) && (
                  <BareButton
                    data-day={date}
                    tabIndex={date === at ? 0 : -1}
                    aria-label={written.day(date)}
                    aria-current={date === today ? "date" : undefined}
                    aria-disabled={off(date) || undefined}
                    className={classes(
                      css.day,
                      written.weekend.has(weekdayOf(date)) && css.restDay,
                      date === today && css.today,
                      date === value && css.chosen,
                    )}
                    onClick={() => !off(date) && onChange(date)}
                  >
                    {formats.number(Number(date.slice(8)))}
                  </BareButton>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
