import type { ReactNode } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./empty-state.css.ts";
import { EmptyIllustration } from "./empty-illustration.tsx";

export interface EmptyStateProps extends WithClass {
  /** Names what is missing. */
  readonly title: ReactNode;
  /** Why there is nothing, and how something gets here. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  /** Replaces the brand's illustration. */
  readonly illustration?: ReactNode;
  /** Smaller illustration and margins, for a card or a table. Default false. */
  readonly compact?: boolean;
}

/** An empty state: names what is missing and offers the next step. */
export function EmptyState({ title, children, action, illustration, compact = false, className }: EmptyStateProps) {
  const { emptyIllustration } = useLivery();
  return (
    <div className={classes(css.state, compact && css.compact, className)}>
      {illustration ?? emptyIllustration ?? <EmptyIllustration />}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
