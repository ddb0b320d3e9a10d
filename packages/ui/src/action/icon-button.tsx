import type { ComponentPropsWithRef } from "react";
import { Spinner } from "../icon/spinner.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import type { WithButtonType } from "../styles/with-button-type.ts";
import * as css from "./icon-button.css.ts";
import { whileBusy } from "./while-busy.ts";

export interface IconButtonProps extends WithButtonType, Omit<ComponentPropsWithRef<"button">, "children" | "type"> {
  /** The picture of the action: a name of the kit, or the path of an own icon. */
  readonly icon: IconPicture;
  /** Describes the action; also the tooltip. */
  readonly label: string;
  /** Edge of the square: `sm` within fields and rows, `md` in bars, `lg` on phones. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** A number on the button's corner: unread notifications, selections in the slip. 0 shows nothing. */
  readonly count?: number;
  /** Waits for a response: the button keeps the focus, announces its state to screen readers and ignores presses. */
  readonly busy?: boolean;
}

/** An action that a picture alone shows: close, search, the slip with its number. The label is its name and its tooltip. */
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

/** The styles for another element that holds an `Icon` and has an accessible name. */
export function iconButtonClass(size: keyof typeof css.sizes = "md"): string {
  return classes(css.base, css.sizes[size]);
}
