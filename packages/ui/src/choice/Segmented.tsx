import { useId } from "react";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import type { ChoiceProps } from "./RadioGroup.tsx";
import * as css from "./Segmented.css.ts";

/** One of two to five short words in a row: a view, a kind, a mode. Radios underneath. */
export function Segmented<Value extends string>({
  label,
  hideLabel = true,
  value,
  options,
  onChange,
  className,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes(css.group, className)}>
      <legend className={hideLabel ? hidden : css.legend}>{label}</legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              className={hidden}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
