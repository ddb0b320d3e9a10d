import { Button, Checkbox, Field, IconButton, Select, TextInput } from "@livery/ui";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useTranslate } from "../core/messages.ts";
import { upIcon, downIcon } from "../parts/icons.ts";
import type { Focusable } from "./focusable.ts";
import { blankRow, moved, readRows, type Row, writeRows } from "./form-rows.ts";
import { whole } from "./forms.css.ts";
import * as css from "./rows-field.css.ts";

/** A part of a row. */
export interface RowPart {
  readonly key: string;
  readonly label: string;
  readonly kind: "text" | "one" | "yesNo";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly optional?: boolean;
  readonly hint?: string;
  readonly maxLength?: number;
  /** A text in another language than the chosen one. */
  readonly hidden?: boolean;
}

/** The part of a row that is at fault; rows count from 1. */
export interface RowFault {
  readonly row: number;
  readonly key: string;
}

export interface RowsSpec {
  readonly parts: readonly RowPart[];
  readonly most: number;
  readonly add: string;
  readonly none: string;
  /** Returns the first part at fault; null if there is none. */
  readonly fault?: (value: string) => RowFault | null;
}

interface RowsFieldProps {
  readonly ref: Ref<Focusable>;
  readonly label: string;
  readonly spec: RowsSpec;
  /** The rows as JSON, so that they compare like any other value. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A list of similar items in a set order, one row each, that can be added, removed and moved. */
export function RowsField({ ref, label, spec, value, error, onChange, onBlur }: RowsFieldProps) {
  const t = useTranslate();
  const rows = readRows(value);
  const shownParts = spec.parts.filter(({ hidden = false }) => !hidden);
  // A moved row keeps its React key, and so its typed values.
  const [keys, setKeys] = useState<readonly number[]>(() => rows.map((_, index) => index));
  const shownKeys = keys.length === rows.length ? keys : rows.map((_, index) => index);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const fault = spec.fault?.(value) ?? null;
      const row = fault === null ? null : list.current?.querySelectorAll("fieldset")[fault.row - 1];
      const controls = row?.querySelectorAll<HTMLElement>("input, select") ?? [];
      const at = shownParts.findIndex(({ key }) => key === fault?.key);
      (controls[Math.max(at, 0)] ?? list.current?.querySelector<HTMLElement>("input, select, button"))?.focus();
    },
  }));
  const set = (next: readonly Row[], nextKeys: readonly number[] = shownKeys): void => {
    setKeys(nextKeys);
    onChange(writeRows(next));
  };
  const change = (at: number, key: string, part: Row[string]): void =>
    set(rows.map((row, index) => (index === at ? { ...row, [key]: part } : row)));
  return (
    <Field group label={label} error={error} className={whole}>
      <div ref={list} className={css.rows} onBlur={onBlur}>
        {rows.length === 0 && <p className={css.none}>{spec.none}</p>}
        {rows.map((row, index) => (
          <fieldset key={shownKeys[index]} className={css.row}>
            <legend className={css.number}>{t("panel:form.row", { row: index + 1 })}</legend>
            <div className={css.parts}>
              {shownParts.map((part) => (
                <Part
                  key={part.key}
                  part={part}
                  value={row[part.key] ?? ""}
                  onChange={(next) => change(index, part.key, next)}
                />
              ))}
            </div>
            <div className={css.tools}>
              <IconButton
                size="sm"
                icon={upIcon}
                label={t("panel:form.moveUp", { row: index + 1 })}
                disabled={index === 0}
                onClick={() => set(moved(rows, index, -1), moved(shownKeys, index, -1))}
              />
              <IconButton
                size="sm"
                icon={downIcon}
                label={t("panel:form.moveDown", { row: index + 1 })}
                disabled={index === rows.length - 1}
                onClick={() => set(moved(rows, index, 1), moved(shownKeys, index, 1))}
              />
              <IconButton
                size="sm"
                icon="trash"
                label={t("panel:form.takeOut", { row: index + 1 })}
                onClick={() =>
                  set(
                    rows.filter((_, at) => at !== index),
                    shownKeys.filter((_, at) => at !== index),
                  )
                }
              />
            </div>
          </fieldset>
        ))}
        {rows.length < spec.most && (
          <Button
            size="sm"
            icon="plus"
            className={css.add}
            onClick={() => set([...rows, blankRow(spec.parts)], [...shownKeys, Math.max(-1, ...shownKeys) + 1])}
          >
            {spec.add}
          </Button>
        )}
      </div>
    </Field>
  );
}

const noOptions: NonNullable<RowPart["options"]> = [];

function Part({
  part: { kind, label, options = noOptions, optional = false, hint, maxLength },
  value,
  onChange,
}: {
  readonly part: RowPart;
  readonly value: Row[string];
  readonly onChange: (value: Row[string]) => void;
}) {
  const t = useTranslate();
  if (kind === "yesNo")
    return (
      <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    );
  return (
    <Field label={label} hint={hint} {...(optional && { optional: t("panel:form.optional") })}>
      {kind === "one" ? (
        <Select size="sm" value={String(value)} options={options} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput
          size="sm"
          maxLength={maxLength}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
