import type { ComponentPropsWithRef } from "react";
import { Spinner } from "../feedback/Spinner.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./IconButton.css.ts";
import { whileBusy } from "./while-busy.ts";

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly icon: IconPicture;
  /** What a press does; also the tooltip. */
  readonly label: string;
  readonly size?: keyof typeof css.sizes;
  /** A number on its corner: unread notices, selections on the slip. Nothing is shown at 0. */
  readonly count?: number;
  /** Waiting for an answer: it keeps the focus, says so to readers, and takes no second press. */
  readonly busy?: boolean;
}

export function IconButton({
  icon,
  label,
  size = "md",
  count = 0,
  busy = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const shown = count > 99 ? "99+" : String(count);
  return (
    <button
      {...rest}
      {...whileBusy(busy, rest)}
      type={type}
      aria-label={count > 0 ? `${label}, ${shown}` : label}
      title={label}
      className={classes(css.base, css.sizes[size], className)}
    >
      {busy ? <Spinner size="sm" /> : <Icon name={icon} size={size === "sm" ? "sm" : "md"} />}
      {count > 0 && (
        <span className={css.count} aria-hidden>
          {shown}
        </span>
      )}
    </button>
  );
}

/** The looks for another element that holds an `Icon` and has a name of its own. */
export function iconButtonClass(size: keyof typeof css.sizes = "md"): string {
  return classes(css.base, css.sizes[size]);
}
