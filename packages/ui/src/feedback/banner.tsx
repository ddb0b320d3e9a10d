import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import { IconButton } from "../action/icon-button.tsx";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./banner.css.ts";

export type BannerTone = keyof typeof css.tones;

const marks: Record<BannerTone, IconName> = { info: "info", success: "check", warning: "alert", error: "alert" };

export interface BannerProps extends WithClass {
  /** Colour, icon and urgency. Default `info`; `error` interrupts screen readers. */
  readonly tone?: BannerTone;
  /** What happened, in a few words. */
  readonly title?: ReactNode;
  /** What it means for the player, in a sentence or two. */
  readonly children?: ReactNode;
  /** A button or a link for the next step. */
  readonly action?: ReactNode;
  /** Called on the close button, which is shown together with `closeLabel`. */
  readonly onClose?: () => void;
  /** Accessible name of the close button: "Close". */
  readonly closeLabel?: string;
}

/** A message within the page: an offline notice, a warning above a list. Errors interrupt screen readers, other tones wait. */
export function Banner({ tone = "info", title, children, action, onClose, closeLabel, className }: BannerProps) {
  return (
    <div className={classes(css.banner, css.tones[tone], className)} role={tone === "error" ? "alert" : "status"}>
      <Icon name={marks[tone]} className={css.mark} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
      {onClose && closeLabel && (
        <IconButton icon="close" size="sm" label={closeLabel} onClick={onClose} className={css.close} />
      )}
    </div>
  );
}
