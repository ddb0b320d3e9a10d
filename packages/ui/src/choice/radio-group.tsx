import { type ReactNode, useId } from "react";
import { Field, type FieldMessages } from "../field/field.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./radio-group.css.ts";

export interface Choice<Value extends string> {
  /** What `onChange` receives. */
  readonly value: Value;
  /** The visible name of the option. */
  readonly label: string;
  /** A line of explanation below the label; `Segmented` shows none. */
  readonly hint?: string;
  /** The option cannot be chosen now. Default false. */
  readonly disabled?: boolean;
}

export interface ChoiceProps<Value extends string> extends FieldMessages {
  /** The `value` of the chosen option. */
  readonly value: Value;
  /** The options, in the order in which they are shown. */
  readonly options: readonly Choice<Value>[];
  /** Called with the `value` of the option that the player chose. */
  readonly onChange: (value: Value) => void;
  /** No option can be chosen now. Default false. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceProps<Value> {
  /** The options from top to bottom, each with an optional mark. */
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
  hideLabel = false,
  disabled = false,
  ...fieldProps
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Field {...fieldProps} hideLabel={hideLabel} group>
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
