import { type ReactNode, useId, useMemo } from "react";
import { Icon } from "../icon/icon.tsx";
import { useHeldWhilePressed } from "../layout/held-while-pressed.ts";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import * as css from "./field.css.ts";
import { FieldContext } from "./field-context.ts";

/** The texts around a control: label, hint, error. */
export interface FieldMessages extends WithClass {
  /** Names the control. It is always there: hide it with `hideLabel`. */
  readonly label: string;
  /** The label is only for screen readers, for a control whose context already names it. */
  readonly hideLabel?: boolean;
  /** What the player needs to know before typing: a format, a limit. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; if present, the control is invalid. */
  readonly error?: ReactNode;
  /** An answer is necessary: the control says so to browser and screen reader. Default false. */
  readonly required?: boolean;
  /** The word for "optional", shown beside the label. */
  readonly optional?: string;
}

export interface FieldProps extends FieldMessages {
  /**
   * Several controls that form one answer (radios, parts of a date): the label names the group, and each control has its own
   * name.
   */
  readonly group?: boolean;
  /** One control of the UI kit, which connects itself to label, hint and error, or a group of them. */
  readonly children: ReactNode;
}

/**
 * A control with its label, hint and error. Hint and error lines appear and disappear only after a pressed pointer is released:
 * otherwise the button beneath moves away and the press is lost.
 */
export function Field({
  label,
  hideLabel = false,
  hint: latestHint,
  error: latestError,
  required = false,
  optional,
  group = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const { hint, error } = useHeldWhilePressed({ hint: latestHint, error: latestError });
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classes(errorId, hintId) || undefined;
  const invalid = errorId !== undefined;
  const control = useMemo(
    () => ({ invalid, required, ...(group ? { id: undefined, describedBy: undefined } : { id, describedBy }) }),
    [id, describedBy, invalid, required, group],
  );
  const asGroup = group && { role: "group", "aria-labelledby": `${id}-label`, "aria-describedby": describedBy };
  return (
    <div className={classes(css.field, className)} {...asGroup}>
      <div className={hideLabel ? hidden : css.labelRow}>
        {group ? (
          <span className={css.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={css.label} htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        )}
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
