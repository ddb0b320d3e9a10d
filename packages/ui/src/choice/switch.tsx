import type { ComponentPropsWithRef, ReactNode } from "react";
import { useFieldControl } from "../field/field-context.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./switch.css.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "role"> {
  /** The label: the setting that is on or off. */
  readonly children: ReactNode;
  /** A line below the label: what changes while the switch is on. */
  readonly hint?: ReactNode;
}

/** A browser exposes a checked checkbox as a switch that is on, without `aria-checked`. */
const asSwitch = { type: "checkbox", role: "switch" } as const;

/** Changes a setting at once, without a form to send; use a `Checkbox` in a form. The label is part of the target. */
export function Switch({ children, hint, className, ...rest }: SwitchProps) {
  const field = useFieldControl();
  return (
    <label className={classes(css.row, className)}>
      <span className={css.text}>
        <span>{children}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input {...field} {...rest} {...asSwitch} className={css.track} />
    </label>
  );
}
