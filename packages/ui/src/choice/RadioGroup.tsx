import { useId } from "react";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./RadioGroup.css.ts";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface ChoiceProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, each with room for a line of explanation. Real radios: arrows move, forms see them. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  className,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes(css.group, className)}>
      <legend className={hideLabel ? hidden : css.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.row}>
          <input
            type="radio"
            name={name}
            className={css.dot}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.words}>
            <span>{option.label}</span>
            {option.hint && <span className={css.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
