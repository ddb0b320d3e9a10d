import { useId } from "react";
import { Field } from "../field/field.tsx";
import { hidden } from "../surface/visually-hidden.css.ts";
import type { ChoiceProps } from "./radio-group.tsx";
import * as css from "./segmented.css.ts";

/** One of two to five short labels in a row: a view, a kind, a mode. Native radio inputs underneath. */
export function Segmented<Value extends string>({
  hideLabel = true,
  value,
  options,
  onChange,
  disabled = false,
  ...fieldProps
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Field {...fieldProps} hideLabel={hideLabel} group>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              className={hidden}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              required={fieldProps.required}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
