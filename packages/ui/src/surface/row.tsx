import type { ReactNode } from "react";
import { classes } from "../styles/classes.ts";
import * as css from "./row.css.ts";

/** A list of rows within a card; a hairline between them. */
export function RowList({
  children,
  label,
  bare = false,
  className,
}: {
  readonly children: ReactNode;
  readonly label?: string;
  /** Without side padding: in a card that has its own padding. */
  readonly bare?: boolean;
  readonly className?: string;
}) {
  return (
    <ul className={classes(css.list, bare && css.bare, className)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps {
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
  readonly className?: string;
}

/** Mark, title over detail, and a figure or a control at the end. */
export function Row({ start, title, detail, end, className }: RowProps) {
  return (
    <li className={classes(css.row, className)}>
      {start && <div className={css.side}>{start}</div>}
      <div className={css.middle}>
        <div className={css.title}>{title}</div>
        {detail && <div className={css.detail}>{detail}</div>}
      </div>
      {end && <div className={css.end}>{end}</div>}
    </li>
  );
}
