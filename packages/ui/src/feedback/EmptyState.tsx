import type { ReactNode } from "react";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./EmptyState.css.ts";
import { EmptyDrawing } from "./EmptyDrawing.tsx";

export interface EmptyStateProps {
  /** What would be here. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  /** In place of the brand's drawing. */
  readonly drawing?: ReactNode;
  readonly compact?: boolean;
  readonly className?: string;
}

/** Nothing here: says what would be, and offers the next step. */
export function EmptyState({ title, children, action, drawing, compact = false, className }: EmptyStateProps) {
  const { emptyDrawing } = useLivery();
  return (
    <div className={classes(css.state, compact && css.compact, className)}>
      {drawing ?? emptyDrawing ?? <EmptyDrawing />}
      <p className={css.title}>{title}</p>
      {children && <div className={css.words}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
