import { type ReactNode, useId, useMemo } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";
import { FieldContext } from "./field-context.ts";

export interface FieldProps {
  readonly label: string;
  /** The label is read out but not shown, where the place says it already. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; present = invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** The word for "optional", shown beside the label. */
  readonly optional?: string;
  readonly className?: string;
  /** One control of the kit; it wires itself to label, hint and error. */
  readonly children: ReactNode;
}

export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  optional,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classes(errorId, hintId) || undefined;
  const invalid = errorId !== undefined;
  const control = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <div className={classes(css.field, className)}>
      <div className={hideLabel ? hidden : css.labelRow}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={css.optional}>{optional}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {errorId && (
        <p className={css.error} id={errorId}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      )}
      {hintId && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
