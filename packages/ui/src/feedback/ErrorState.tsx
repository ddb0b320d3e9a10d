import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./EmptyState.css.ts";
import { mark } from "./ErrorState.css.ts";

export interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** Why, and what it means for the reader. */
  readonly children?: ReactNode;
  /** The way out: try again, go home, sign in. */
  readonly action: ReactNode;
  /** The request's id, for a word with support. */
  readonly reference?: string;
  readonly compact?: boolean;
  readonly className?: string;
}

/** Something could not be shown: what happened, and the way out. It announces itself. */
export function ErrorState({ title, children, action, reference, compact = false, className }: ErrorStateProps) {
  return (
    <div className={classes(css.state, compact && css.compact, className)} role="alert">
      <span className={mark}>
        <Icon name="alert" size="lg" />
      </span>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.action}>{action}</div>
      {reference && <p className={css.code}>{reference}</p>}
    </div>
  );
}
