import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface SelectOption {
  /** What the form and `onChange` receive. */
  readonly value: string;
  /** The visible name of the option. */
  readonly label: string;
  /** The option is listed and cannot be chosen. Default false. */
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "size" | "children" | "multiple"> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** The options, in the order in which they are listed. */
  readonly options: readonly SelectOption[];
}

/** The native select: it works best on phones and needs no script. */
export function Select({ size = "md", options, className, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={classes(css.frame, css.sizes[size], css.selectFrame, className)}>
      <select {...field} {...rest} className={classes(css.inner, css.select)}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="sm" className={css.selectArrow} />
    </span>
  );
}
