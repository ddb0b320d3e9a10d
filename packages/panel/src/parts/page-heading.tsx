import type { ReactNode } from "react";
import { usePageTitle } from "../core/page-title.ts";
import * as css from "./page-heading.css.ts";

/** The only heading of a page, which receives the focus after a navigation; it also sets the browser tab's title. */
export function PageHeading({
  title,
  above,
  beside,
  aside,
}: {
  readonly title: string;
  /** Breadcrumbs. */
  readonly above?: ReactNode;
  /** Status badges. */
  readonly beside?: ReactNode;
  /** Actions. */
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
