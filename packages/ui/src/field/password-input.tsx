import { type ComponentPropsWithRef, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { eyeIcon, eyeOffIcon } from "../icon/own.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** Accessible name of the button while the password is hidden: "Show password". */
  readonly showLabel: string;
  /** Accessible name of the button while the password is shown: "Hide password". */
  readonly hideLabel: string;
  /** What a password manager offers: the stored password, or a new one with `new-password`. Default `current-password`. */
  readonly autoComplete?: ComponentPropsWithRef<"input">["autoComplete"];
}

/** A password that can be shown. It is hidden again when the player leaves the page. */
export function PasswordInput({
  size = "md",
  showLabel,
  hideLabel,
  className,
  autoComplete = "current-password",
  ...rest
}: PasswordInputProps) {
  const field = useFieldControl();
  const [shown, setShown] = useState(false);
  return (
    <span className={classes(css.frame, css.sizes[size], className)}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        {...rest}
        autoComplete={autoComplete}
        type={shown ? "text" : "password"}
        className={css.inner}
      />
      <IconButton
        icon={shown ? eyeOffIcon : eyeIcon}
        size="sm"
        label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        className={css.innerButton}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
