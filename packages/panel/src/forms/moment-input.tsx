import { latinDigits } from "@livery/i18n";
import { DatePicker, TextInput } from "@livery/ui";
import type { Ref } from "react";
import { useToday } from "../core/panel.ts";
import { useDatePickerMessages, useTranslate } from "../core/messages.ts";
import * as css from "./moment-input.css.ts";

/** A day and its time, typed or chosen: `2026-11-20 18:00`. Belongs in a group `Field`. */
export function MomentInput({
  ref,
  value,
  onBlur,
  onChange,
}: {
  readonly ref: Ref<HTMLInputElement>;
  /** Day and time with a space between; either may be missing or unreadable while it is typed. */
  readonly value: string;
  readonly onBlur: () => void;
  /** Null if both are empty. */
  readonly onChange: (value: string | null) => void;
}) {
  const t = useTranslate();
  const today = useToday();
  const messages = useDatePickerMessages();
  const [day = "", time = ""] = value.split(" ");
  const change = (nextDay: string, nextTime: string): void =>
    onChange(nextDay === "" && nextTime === "" ? null : `${nextDay} ${nextTime}`);
  return (
    <div className={css.parts}>
      <DatePicker
        ref={ref}
        size="sm"
        aria-label={t("panel:form.date")}
        value={day === "" || day === unreadable ? null : day}
        today={today()}
        messages={messages}
        onBlur={onBlur}
        onChange={(date, problem) => change(date ?? (problem === null ? "" : unreadable), time)}
      />
      <TextInput
        size="sm"
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        aria-label={t("panel:form.time")}
        placeholder="00:00"
        value={time}
        onBlur={onBlur}
        onChange={(event) => change(day, clockText(event.target.value))}
      />
    </div>
  );
}

/** In place of a typed day that is none. */
const unreadable = "?";

/** `1830` and `18.30` are typed for `18:30`. */
function clockText(typed: string): string {
  return latinDigits(typed)
    .replaceAll(/\s/g, "")
    .replace(".", ":")
    .replace(/^(\d\d)(\d\d)$/, "$1:$2");
}
