import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classes } from "../styles/classes.ts";
import { useFieldControl } from "../field/field-context.ts";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  readonly children: ReactNode;
}

/** A yes or no with its words beside it; the words are part of the target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  return (
    <label className={classes(css.row, className)}>
      <span className={css.box}>
        <input {...field} {...rest} type="checkbox" className={css.input} />
        <Icon name="check" size="sm" className={css.tick} />
      </span>
      <span className={css.words}>{children}</span>
    </label>
  );
}
