import { Checkbox, Field, Money, MoneyInput, Select, Skeleton, TextArea, TextInput } from "@livery/ui";
import { lazy, Suspense, useRef } from "react";
import { latinDigits } from "@livery/i18n";
import { useController, type Control } from "react-hook-form";
import { useFormats, useTranslate, type MessageKey } from "../core/messages.ts";
import * as css from "./forms.css.ts";
import { MomentInput } from "./moment-input.tsx";
import { PictureField } from "./picture-field.tsx";
import type { Value } from "./record.ts";
import { readRows } from "./form-rows.ts";
import { RowsField, type RowsSpec } from "./rows-field.tsx";

/** A field of a record. */
export interface FieldSpec {
  readonly name: string;
  /** The field's path in the call's payload: `limits.combine.maxStake`. */
  readonly path: string;
  readonly label: string;
  readonly kind:
    | "yesNo"
    | "amount"
    | "whole"
    | "text"
    | "longText"
    | "moment"
    | "one"
    | "picture"
    | "richText"
    | "rows";
  /** The options of `one`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The parts of each row of `rows`; the rows are stored as JSON. */
  readonly rows?: RowsSpec;
  readonly maxLength?: number;
  /** As wide as a row of fields. */
  readonly whole?: boolean;
  /** Returns the problem of a value that is present. */
  readonly problem?: (value: Value) => string | null;
  /** May be empty, which is null. */
  readonly optional?: boolean;
  readonly hint?: string;
  /** A text in another language than the chosen one: it keeps its value and is not shown. */
  readonly hidden?: boolean;
}

/** With its library, which only formatted texts need. */
const RichTextEditor = lazy(() => import("./rich-text/rich-text-editor.tsx"));

/** A field by its kind: a checkbox, an amount, a whole number, a day with its time (`2026-11-20 18:00`). */
export function RecordField({
  spec,
  currency,
  control,
}: {
  readonly spec: FieldSpec;
  readonly currency: string;
  readonly control: Control<Record<string, Value>>;
}) {
  const t = useTranslate();
  // An unreadable amount is not the same as an absent one.
  const unreadable = useRef<MessageKey | null>(null);
  // A form that is saved while a picture is sent would be saved without it.
  const isSending = useRef(false);
  const {
    field: { ref: focusable, ...field },
    fieldState,
  } = useController({
    name: spec.name,
    control,
    rules: {
      validate: (value) => {
        if (isSending.current) return t("panel:picture.wait");
        return value === null
          ? unreadable.current === null
            ? spec.optional === true || t("panel:form.required")
            : t(unreadable.current)
          : (spec.problem?.(value) ?? true);
      },
    },
  });
  if (spec.kind === "yesNo")
    return (
      <Checkbox
        ref={focusable}
        {...(spec.whole && { className: css.whole })}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      >
        {spec.label}
      </Checkbox>
    );
  if (spec.kind === "rows" && spec.rows)
    return (
      <RowsField
        ref={focusable}
        label={spec.label}
        spec={spec.rows}
        value={typeof field.value === "string" ? field.value : "[]"}
        error={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    );
  if (spec.kind === "picture")
    return (
      <PictureField
        ref={focusable}
        label={spec.label}
        value={typeof field.value === "string" ? field.value : null}
        optional={spec.optional}
        maxLength={spec.maxLength}
        error={fieldState.error?.message}
        onChange={field.onChange}
        onSending={(sending) => {
          isSending.current = sending;
        }}
        onBlur={field.onBlur}
      />
    );
  const text = typeof field.value === "string" ? field.value : "";
  const typed = (value: string): void => field.onChange(value.trim() === "" ? null : value);
  return (
    <Field
      group={spec.kind === "moment" || spec.kind === "richText"}
      label={spec.label}
      error={fieldState.error?.message}
      className={spec.whole || spec.kind === "longText" || spec.kind === "richText" ? css.whole : undefined}
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
            unreadable.current = parsed.ok || parsed.error === "empty" ? null : `error:amount.${parsed.error}`;
            field.onChange(value);
          }}
        />
      ) : spec.kind === "one" ? (
        <Select
          ref={focusable}
          size="sm"
          value={text}
          options={spec.options ?? []}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value)}
        />
      ) : spec.kind === "longText" ? (
        <TextArea
          ref={focusable}
          maxLength={spec.maxLength}
          value={text}
          onBlur={field.onBlur}
          onChange={(event) => typed(event.target.value)}
        />
      ) : spec.kind === "richText" ? (
        <Suspense fallback={<Skeleton count={3} />}>
          <RichTextEditor ref={focusable} label={spec.label} value={text} onChange={typed} />
        </Suspense>
      ) : spec.kind === "moment" ? (
        <MomentInput ref={focusable} value={text} onBlur={field.onBlur} onChange={field.onChange} />
      ) : spec.kind === "text" ? (
        <TextInput
          ref={focusable}
          size="sm"
          maxLength={spec.maxLength}
          value={text}
          onBlur={field.onBlur}
          onChange={(event) => typed(event.target.value)}
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

/** A field's value as text. */
export function ShownValue({
  spec,
  value,
  currency,
}: {
  readonly spec: FieldSpec;
  readonly value: Value;
  readonly currency: string;
}) {
  const t = useTranslate();
  const formats = useFormats();
  if (typeof value === "bigint") return <Money amount={value} currency={currency} />;
  if (typeof value === "boolean") return t(value ? "panel:on" : "panel:off");
  if (value === null) return t("panel:nothing");
  if (typeof value === "number") return <bdi>{formats.number(value)}</bdi>;
  if (spec.kind === "rows") return <bdi>{rowsText(value) || t("panel:nothing")}</bdi>;
  return <bdi>{spec.options?.find((option) => option.value === value)?.label ?? value}</bdi>;
}

/** Rows in one line, by their typed values. */
function rowsText(value: string): string {
  return readRows(value)
    .map((row) =>
      Object.values(row)
        .filter((part) => typeof part === "string" && part !== "")
        .join(": "),
    )
    .join("; ");
}
