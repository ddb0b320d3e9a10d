import { useId, type ComponentPropsWithRef } from "react";
import { Icon } from "@livery/ui";
import * as css from "./forms.css.ts";
import * as text from "./text-area.css.ts";

interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Some lines of text with their label: a reason, a note. */
export function TextArea({ label, hint, error, required, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={text.field}>
      <label htmlFor={id} className={text.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={2}
        className={css.area}
        required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === "" ? undefined : described}
      />
      {error && (
        <p id={`${id}-error`} className={text.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={text.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
