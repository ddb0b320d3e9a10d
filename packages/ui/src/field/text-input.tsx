import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "size"> {
  readonly size?: keyof typeof css.sizes;
  readonly icon?: IconPicture;
}

/** One line of text. Belongs in a `Field`, or needs an `aria-label`. */
export function TextInput({ size = "md", icon, className, type = "text", ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <span className={classes(css.frame, css.sizes[size], className)}>
      {icon && (
        <span className={css.sign}>
          <Icon name={icon} />
        </span>
      )}
      <input {...field} {...rest} type={type} className={css.inner} />
    </span>
  );
}
