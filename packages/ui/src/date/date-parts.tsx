import { useMemo, useState } from "react";
import { Select } from "../field/select.tsx";
import { TextInput } from "../field/text-input.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { calendarNames } from "./calendar-names.ts";
import * as css from "./date-parts.css.ts";
import { type IsoDate, isoDate } from "./iso-date.ts";

/** Why the three parts are not a date: one is missing, or the calendar has no such day. */
export type DatePartsProblem = "incomplete" | "no_such_day";

export interface DatePartsProps extends WithClass {
  /** Null while the parts are not a date. */
  readonly value: IsoDate | null;
  /** Called at each edit; `problem` says why there is no date, and is null with one. */
  readonly onChange: (value: IsoDate | null, problem: DatePartsProblem | null) => void;
  /** Labels of the three fields. */
  readonly messages: { readonly day: string; readonly month: string; readonly year: string };
  /** A birth date: the browser offers autofill. */
  readonly birth?: boolean;
  /** Height of the three fields. Default `md`. */
  readonly size?: "sm" | "md" | "lg";
  /** No part can be edited. Default false. */
  readonly disabled?: boolean;
}

interface Draft {
  readonly day: string;
  /** From 1; "" if none is chosen. */
  readonly month: string;
  readonly year: string;
  readonly value: IsoDate | null;
}

/**
 * A well-known date in three parts: day, month by name, year, in this order in every language (D36). Accepts digits of any
 * script. Belongs in a group `Field`.
 */
export function DateParts({
  value,
  onChange,
  messages,
  birth = false,
  size = "md",
  disabled = false,
  className,
}: DatePartsProps) {
  const { formats } = useLivery();
  const { months } = useMemo(() => calendarNames(formats.tags), [formats.tags]);
  const [draft, setDraft] = useState<Draft>({ day: "", month: "", year: "", value: null });
  const shown = draft.value === value ? draft : draftOf(value);
  const change = (part: Partial<Draft>): void => {
    const next = { ...shown, ...part };
    const [day, month, year] = [next.day, next.month, next.year].map((text) => formats.latinDigits(text).trim());
    const complete = /^\d{1,2}$/.test(day ?? "") && month !== "" && /^\d{4}$/.test(year ?? "");
    const date = complete ? isoDate(Number(year), Number(month), Number(day)) : null;
    setDraft({ ...next, value: date });
    onChange(date, date !== null ? null : complete ? "no_such_day" : "incomplete");
  };
  const figures = { inputMode: "numeric", size, disabled, className: css.figures } as const;
  return (
    <div className={classes(css.parts, className)}>
      <label className={css.day}>
        <span className={css.name}>{messages.day}</span>
        <TextInput
          {...figures}
          maxLength={2}
          autoComplete={birth ? "bday-day" : "off"}
          value={shown.day}
          onChange={(event) => change({ day: event.target.value })}
        />
      </label>
      <label className={css.month}>
        <span className={css.name}>{messages.month}</span>
        <Select
          size={size}
          disabled={disabled}
          autoComplete={birth ? "bday-month" : "off"}
          value={shown.month}
          options={[{ value: "", label: "" }, ...months.map((label, index) => ({ value: String(index + 1), label }))]}
          onChange={(event) => change({ month: event.target.value })}
        />
      </label>
      <label className={css.year}>
        <span className={css.name}>{messages.year}</span>
        <TextInput
          {...figures}
          maxLength={4}
          autoComplete={birth ? "bday-year" : "off"}
          value={shown.year}
          onChange={(event) => change({ year: event.target.value })}
        />
      </label>
    </div>
  );
}

function draftOf(value: IsoDate | null): Draft {
  const [year = "", month = "", day = ""] = value?.split("-").map((part) => String(Number(part))) ?? [];
  return { day, month, year, value };
}
