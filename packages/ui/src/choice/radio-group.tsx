import { type ReactNode, useId } from "react";
import { Field, type FieldMessages } from "../field/field.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./radio-group.css.ts";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface ChoiceProps<Value extends string> extends FieldMessages {
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceProps<Value> {
  readonly options: readonly RadioChoice<Value>[];
}

export interface RadioChoice<Value extends string> extends Choice<Value> {
  /** Shown before the label: a logo or an icon with the same meaning. */
  readonly mark?: ReactNode;
}

/** One of a few options, each with space for a line of explanation. Native radio inputs: arrow keys move, forms see them. */
export function RadioGroup<Value extends string>({
  value,
  options,
  onChange,
  disabled = false,
  ...fieldProps
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Field {...fieldProps} group>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.row}>
            <input
              type="radio"
              name={name}
              className={classes(css.dot, fieldProps.error !== undefined && css.invalid)}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              required={fieldProps.required}
              onChange={() => onChange(option.value)}
            />
            <span className={css.text}>
              <span>
                {option.mark}
                {option.label}
              </span>
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
