import type { ComponentPropsWithRef } from "react";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";
import { area } from "./TextArea.css.ts";

/** Some lines of text: a reason, a note. It grows with what is written, and by hand. Stands in a `Field`, or names itself by `aria-label`. */
export function TextArea({ className, rows = 2, ...rest }: ComponentPropsWithRef<"textarea">) {
  const field = useFieldControl();
  return (
    <span className={classes(css.frame, className)}>
      <textarea {...field} {...rest} rows={rows} className={classes(css.inner, area)} />
    </span>
  );
}
