import type { ReactNode } from "react";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./row.css.ts";

interface RowListProps extends WithClass {
  /** The rows: each a `Row`. */
  readonly children: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string;
  /** Without side padding: in a card that has its own padding. */
  readonly bare?: boolean;
}

/** A list of rows within a card; a hairline between them. */
export function RowList({ children, label, bare = false, className }: RowListProps) {
  return (
    <ul className={classes(css.list, bare && css.bare, className)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps extends WithClass {
  /** Before the title: an icon, a flag. */
  readonly start?: ReactNode;
  /** What the row is about. */
  readonly title: ReactNode;
  /** A muted line below the title. */
  readonly detail?: ReactNode;
  /** At the end of the row: a figure, a badge, a control. */
  readonly end?: ReactNode;
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
