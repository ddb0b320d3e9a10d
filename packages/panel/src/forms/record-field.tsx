import { Checkbox, Field, Money, MoneyInput, TextInput } from "@livery/ui";
import { useRef } from "react";
import { latinDigits } from "@livery/i18n";
import { useController, type Control } from "react-hook-form";
import { useFormats, useWords } from "../app/words.ts";
import type { Value } from "./record.ts";

/** A field of a record. */
export interface FieldSpec {
  readonly name: string;
  /** Where the house finds it in the call's payload: `limits.combine.maxStake`. */
  readonly path: string;
  readonly label: string;
  readonly kind: "yesNo" | "amount" | "whole";
  /** May be left empty, which is null. */
  readonly optional?: boolean;
  readonly hint?: string;
}

/** A field by its kind: a tick, an amount, a whole number. */
export function RecordField({
  spec,
  currency,
  control,
}: {
  readonly spec: FieldSpec;
  readonly currency: string;
  readonly control: Control<Record<string, Value>>;
}) {
  const t = useWords();
  // An amount that cannot be read is not one that was left out.
  const unreadable = useRef(false);
  const {
    field: { ref: focusable, ...field },
    fieldState,
  } = useController({
    name: spec.name,
    control,
    rules: {
      validate: (value) =>
        value !== null || (spec.optional === true && !unreadable.current) || t("panel:form.required"),
    },
  });
  if (spec.kind === "yesNo")
    return (
      <Checkbox
        ref={focusable}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      >
        {spec.label}
      </Checkbox>
    );
  return (
    <Field
      label={spec.label}
      error={fieldState.error?.message}
      {...(spec.hint !== undefined && { hint: spec.hint })}
      {...(spec.optional === true && { optional: t("panel:form.optional") })}
    >
      {spec.kind === "amount" ? (
        <MoneyInput
          ref={focusable}
          size="sm"
          currency={currency}
          value={typeof field.value === "bigint" ? field.value : null}
          onBlur={field.onBlur}
          onChange={(value, parsed) => {
            unreadable.current = !parsed.ok && parsed.error !== "empty";
            field.onChange(value);
          }}
        />
      ) : (
        <TextInput
          ref={focusable}
          size="sm"
          inputMode="numeric"
          value={typeof field.value === "number" ? String(field.value) : ""}
          onBlur={field.onBlur}
          onChange={(event) => {
            const figures = latinDigits(event.target.value);
            field.onChange(/^\d{1,6}$/.test(figures) ? Number(figures) : null);
          }}
        />
      )}
    </Field>
  );
}

/** A field's value to be read. */
export function ShownValue({
  spec,
  value,
  currency,
}: {
  readonly spec: FieldSpec;
  readonly value: Value;
  readonly currency: string;
}) {
  const t = useWords();
  const formats = useFormats();
  if (typeof value === "bigint") return <Money amount={value} currency={currency} />;
  if (typeof value === "boolean") return t(value ? "panel:on" : "panel:off");
  return value === null ? t("panel:nothing") : <bdi>{spec.kind === "whole" ? formats.number(value) : value}</bdi>;
}
