import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./empty-state.css.ts";
import { mark } from "./error-state.css.ts";

export interface ErrorStateProps extends WithClass {
  /** What happened. */
  readonly title: ReactNode;
  /** The reason, and what it means for the player. */
  readonly children?: ReactNode;
  /** The way out: retry, go home, sign in. */
  readonly action: ReactNode;
  /** The request's id, for support. */
  readonly reference?: string;
  /** Smaller margins, for a card or a table. Default false. */
  readonly compact?: boolean;
  /** In place of a whole page: the title is its heading, which gets the focus. Default false. */
  readonly page?: boolean;
}

/** Shown if content could not be loaded: what happened, and the way out. It is announced. */
export function ErrorState({
  title,
  children,
  action,
  reference,
  compact = false,
  page = false,
  className,
}: ErrorStateProps) {
  return (
    <div className={classes(css.state, compact && css.compact, className)} role="alert">
      <span className={mark}>
        <Icon name="alert" size="lg" />
      </span>
      {page ? (
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={css.title}>{title}</p>
      )}
      {children && <div className={css.text}>{children}</div>}
      <div className={css.action}>{action}</div>
      {reference && <p className={css.code}>{reference}</p>}
    </div>
  );
}
