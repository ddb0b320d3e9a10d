import { Checkbox, DatePicker, Field, MoneyInput, Select, TextInput } from "@livery/ui";
import { minor } from "@livery/betting";
import { useState } from "react";
import { useStaff, useToday } from "../core/panel.ts";
import { useDatePickerMessages, useTranslate, type MessageKey } from "../core/messages.ts";
import { ReferencePicker } from "../parts/reference-picker.tsx";
import type { AnyFilter } from "./define-list.ts";
import { useOptions } from "./use-options.ts";
import * as css from "./filters.css.ts";

/** One filter as a form field: its value is the text of the address, "" for none. */
export function FilterField({
  filter,
  value,
  onChange,
}: {
  readonly filter: AnyFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useTranslate();
  const staff = useStaff();
  const today = useToday();
  const label = t(filter.label);
  const calendar = useDatePickerMessages();
  const options = useOptions(filter);
  const [misread, setMisread] = useState<MessageKey | null>(null);
  if (filter.kind === "several") {
    const chosen = new Set(value.split("."));
    const toggle = (one: string, on: boolean): void =>
      onChange(
        options
          .map((option) => option.value)
          .filter((each) => (each === one ? on : chosen.has(each)))
          .join("."),
      );
    return (
      <Field group label={label} className={css.wide}>
        <div className={css.several}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={chosen.has(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </Field>
    );
  }
  return (
    <Field
      label={label}
      className={filter.kind === "reference" ? css.wide : undefined}
      error={misread === null ? undefined : t(misread)}
    >
      {filter.kind === "amount" ? (
        <MoneyInput
          size="sm"
          currency={staff.currency}
          value={/^-?\d+$/.test(value) ? minor(BigInt(value)) : null}
          onChange={(amount, parsed) => {
            setMisread(parsed.ok || parsed.error === "empty" ? null : `error:amount.${parsed.error}`);
            onChange(amount === null ? "" : String(amount));
          }}
        />
      ) : filter.kind === "one" || filter.kind === "yesNo" ? (
        <Select
          size="sm"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={[
            { value: "", label: t("panel:list.any") },
            ...(filter.kind === "one"
              ? options
              : [
                  { value: "yes", label: t("panel:yes") },
                  { value: "no", label: t("panel:no") },
                ]),
          ]}
        />
      ) : filter.kind === "day" ? (
        <DatePicker
          size="sm"
          value={value === "" ? null : value}
          today={today()}
          messages={calendar}
          onChange={(day, problem) => {
            setMisread(problem === null ? null : "panel:list.noSuchDay");
            onChange(day ?? "");
          }}
        />
      ) : filter.reference !== undefined ? (
        <ReferencePicker size="sm" value={value} onChange={onChange} of={filter.reference} />
      ) : (
        <TextInput size="sm" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
