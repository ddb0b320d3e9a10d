import type { ComponentPropsWithRef } from "react";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";
import { area } from "./text-area.css.ts";

export interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  /** The height in lines before anything is typed. Default 2. */
  readonly rows?: number | undefined;
}

/**
 * Several lines of text: a reason, a note. It grows with its text, and by dragging. Belongs in a `Field`, or needs an
 * `aria-label`.
 */
export function TextArea({ className, rows = 2, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  return (
    <span className={classes(css.frame, className)}>
      <textarea {...field} {...rest} rows={rows} className={classes(css.inner, area)} />
    </span>
  );
}
