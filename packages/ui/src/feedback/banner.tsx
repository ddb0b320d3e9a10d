import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import { IconButton } from "../action/icon-button.tsx";
import * as css from "./banner.css.ts";

export type BannerTone = keyof typeof css.tones;

const marks: Record<BannerTone, IconName> = { info: "info", success: "check", warning: "alert", error: "alert" };

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link for the next step. */
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  readonly className?: string;
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
