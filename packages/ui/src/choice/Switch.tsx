import type { ComponentPropsWithRef, ReactNode } from "react";
import { useFieldControl } from "../field/field-context.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "role"> {
  readonly children: ReactNode;
  /** A line below the words: what is different while it is on. */
  readonly hint?: ReactNode;
}

/** A box that is ticked is a switch that is on: the browser says so by itself. */
const asSwitch = { type: "checkbox", role: "switch" } as const;

/** On or off, at once and without a form to send; what waits for a form is a `Checkbox`. The words are part of the target. */
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
