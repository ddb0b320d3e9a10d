import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import type { WithButtonType } from "../styles/with-button-type.ts";
import * as css from "./chip.css.ts";

export interface ChipProps extends WithButtonType, Omit<ComponentPropsWithRef<"button">, "children" | "type"> {
  /** The label, in one or two words. */
  readonly children: ReactNode;
  /** A picture before the label. Screen readers do not read it. */
  readonly icon?: IconPicture;
  /** A number after the label: matches in a sport. */
  readonly count?: number | string;
  /** Filter chips are pressed or not; leave it out for a chip that acts (a quick amount). */
  readonly pressed?: boolean;
}

/** A small choice among several in a row that wraps or scrolls. */
export function Chip({ children, icon, count, pressed, className, type = "button", ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={classes(css.chip, className)}>
      {icon && <Icon name={icon} size="sm" />}
      <span>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}

/** The chip styles for a router link; `aria-current` marks the current one. */
export function chipClass(): string {
  return css.chip;
}
