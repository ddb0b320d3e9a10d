import type { ReactNode } from "react";
import * as css from "./page-heading.css.ts";

/** The one heading of a page; a change of page puts the focus on it. */
export function PageHeading({
  children,
  text,
  aside,
}: {
  readonly children: ReactNode;
  readonly text?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1 className={css.title} tabIndex={-1}>
          {children}
        </h1>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </header>
  );
}
