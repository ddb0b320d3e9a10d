import type { ComponentPropsWithRef, ReactNode } from "react";
import { Spinner } from "../icon/spinner.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import type { WithButtonType } from "../styles/with-button-type.ts";
import * as css from "./button.css.ts";
import { whileBusy } from "./while-busy.ts";

export interface ButtonAppearance {
  /** One primary button per screen; secondary beside it; quiet within text and rows; danger for actions that cannot be undone. Default `secondary`. */
  readonly variant?: keyof typeof css.variants | undefined;
  /** Height of the button: `sm` in rows and bars, `md` elsewhere, `lg` for the one action of a phone screen. Default `md`. */
  readonly size?: keyof typeof css.sizes | undefined;
  /** Takes the whole width of its container. Default false. */
  readonly wide?: boolean | undefined;
}

/** The button styles for another element: a router link that is the main action of a screen. */
export function buttonClass({ variant = "secondary", size = "md", wide = false }: ButtonAppearance = {}): string {
  return classes(css.base, css.variants[variant], css.sizes[size], wide && css.wide);
}

export interface ButtonProps
  extends ButtonAppearance, WithButtonType, Omit<ComponentPropsWithRef<"button">, "children" | "type"> {
  /** What a press does: a verb and its object, "Place bet". */
  readonly children: ReactNode;
  /** Before the label. It repeats the label: screen readers do not read it. */
  readonly icon?: IconPicture;
  /** After the label: the chevron of a button that leads on. */
  readonly iconEnd?: IconPicture;
  /** Waits for a response: the button keeps width and focus, announces its state to screen readers and ignores presses. */
  readonly busy?: boolean;
}

/** Starts an action at once: places a bet, sends a form, opens an overlay. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const iconSize = size === "sm" ? "sm" : "md";
  return (
    <button
      {...rest}
      {...whileBusy(busy, rest)}
      type={type}
      className={classes(buttonClass({ variant, size, wide }), className)}
    >
      <span className={classes(css.text, busy && css.textBusy)}>
        {icon && <Icon name={icon} size={iconSize} />}
        <span>{children}</span>
        {iconEnd && <Icon name={iconEnd} size={iconSize} />}
      </span>
      {busy && (
        <span className={css.spinner}>
          <Spinner size="sm" />
        </span>
      )}
    </button>
  );
}
