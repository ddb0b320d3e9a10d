import { type ComponentPropsWithRef, useRef, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import * as control from "../field/control.css.ts";
import { useFieldControl } from "../field/field-context.ts";
import { Floating } from "../field/floating.tsx";
import { anchor, root } from "../field/floating.css.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { Calendar, type CalendarMessages } from "./calendar.tsx";
import { type IsoDate, readDate, withinDates, writtenDate } from "./iso-date.ts";

/** Why there is no date: the text is not a date, or the date is out of range. */
export type DateProblem = "no_date" | "out_of_range";

export interface DatePickerMessages extends CalendarMessages {
  /** Accessible name of the button and of the calendar that it opens. */
  readonly open: string;
}

export interface DatePickerProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "value" | "defaultValue" | "min" | "max" | "onChange"
> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof control.sizes;
  /** Null if the field is empty or its text is not a date. */
  readonly value: IsoDate | null;
  /** `problem` is null for a date and for an empty field. */
  readonly onChange: (value: IsoDate | null, problem: DateProblem | null) => void;
  /** Today in the site's time zone, `2026-11-28`: the calendar marks it and begins there. */
  readonly today: IsoDate;
  /** The first day that is accepted. */
  readonly min?: IsoDate;
  /** The last day that is accepted. */
  readonly max?: IsoDate;
  /** Accessible names of the calendar and of its buttons. */
  readonly messages: DatePickerMessages;
}

/**
 * A day, typed (day, month, year; digits of any script, any separator) or chosen from a calendar. The typed text is unchanged
 * until the field loses the focus; then it is formatted.
 */
export function DatePicker({
  size = "md",
  value,
  onChange,
  today,
  min,
  max,
  messages,
  disabled,
  className,
  onBlur,
  ...rest
}: DatePickerProps) {
  const { formats } = useLivery();
  const field = useFieldControl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: IsoDate | null } | null>(null);
  const written = value === null ? "" : writtenDate(value);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span
      role="presentation"
      className={classes(root, className)}
      // An open calendar handles Escape, in a dialog too.
      data-holds-escape={open ? "" : undefined}
      onKeyDown={(event) => {
        if (open && event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          close();
        }
        if (!open && event.altKey && event.key === "ArrowDown" && disabled !== true) {
          event.preventDefault();
          setOpen(true);
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <span className={classes(control.frame, control.sizes[size], anchor)}>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...field}
          {...rest}
          type="text"
          disabled={disabled}
          className={classes(control.inner, control.leftToRightAtStart)}
          value={draft?.value === value ? draft.text : written}
          onChange={({ target: { value: text } }) => {
            const typed = readDate(formats.latinDigits(text));
            const next = typed !== null && withinDates(typed, min, max) === typed ? typed : null;
            setDraft({ text, value: next });
            onChange(next, next !== null || text.trim() === "" ? null : typed === null ? "no_date" : "out_of_range");
          }}
          onBlur={(event) => {
            if (value !== null) setDraft(null);
            onBlur?.(event);
          }}
        />
        <IconButton
          ref={button}
          icon="calendar"
          size="sm"
          label={messages.open}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={control.innerButton}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open && (
        <Floating role="dialog" aria-label={messages.open}>
          <Calendar
            begin
            value={value}
            today={today}
            min={min}
            max={max}
            messages={messages}
            onChange={(date) => {
              setDraft(null);
              if (date !== value) onChange(date, null);
              close();
            }}
          />
        </Floating>
      )}
    </span>
  );
}
