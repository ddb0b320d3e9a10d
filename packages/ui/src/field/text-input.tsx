import type { ComponentPropsWithRef, HTMLInputTypeAttribute } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "size"> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** A picture before the text, for example the glass of a search. Screen readers do not read it. */
  readonly icon?: IconPicture;
  /** The kind of text: `email`, `tel`, `search` give phones their keyboard. Default `text`. */
  readonly type?: HTMLInputTypeAttribute | undefined;
  /** The button at the end that empties the field, and its label; give it while there is text. It replaces the browser's own. */
  readonly clear?: { readonly label: string; readonly onClear: () => void } | undefined;
}

/** One line of text. Belongs in a `Field`, or needs an `aria-label`. */
export function TextInput({ size = "md", icon, clear, className, type = "text", ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <span className={classes(css.frame, css.sizes[size], className)}>
      {icon && (
        <span className={css.sign}>
          <Icon name={icon} />
        </span>
      )}
      <input {...field} {...rest} type={type} className={css.inner} />
      {clear && (
        <IconButton
          icon="close"
          size="sm"
          label={clear.label}
          className={css.innerButton}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector("input")?.focus();
            clear.onClear();
          }}
        />
      )}
    </span>
  );
}
