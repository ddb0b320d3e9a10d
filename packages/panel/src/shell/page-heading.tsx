import type { ReactNode } from "react";
import { usePageTitle } from "../app/page-title.ts";
import * as css from "./page-heading.css.ts";

/** The one heading of a page, which a change of page puts the focus on; it names the browser's tab too. */
export function PageHeading({
  title,
  above,
  beside,
  aside,
}: {
  readonly title: string;
  /** The way here. */
  readonly above?: ReactNode;
  /** Marks of what it is: a status. */
  readonly beside?: ReactNode;
  /** What one can do here. */
  readonly aside?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <header className={css.head}>
      {above && <div className={css.above}>{above}</div>}
      <div className={css.line}>
        <h1 className={css.title} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {beside}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </header>
  );
}
