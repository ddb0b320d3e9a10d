import type { SectionName } from "@livery/ui/tokens";
import { createContext, type ReactNode, useContext } from "react";
import * as css from "./page-heading.css.ts";
import { SectionMark } from "./section-mark.tsx";

/** True in a page that is shown in a dialog: the dialog's title is its heading. */
export const TitledElsewhere = createContext(false);

/** The one heading of a page; a change of page puts the focus on it. */
export function PageHeading({
  children,
  section,
  text,
  aside,
}: {
  readonly children: ReactNode;
  /** The section whose mark stands before the heading, on a section's first page. */
  readonly section?: SectionName;
  readonly text?: ReactNode;
  readonly aside?: ReactNode;
}) {
  const titled = useContext(TitledElsewhere);
  // No landmark in a dialog: it would be a second banner beside the page's own.
  const Head = titled ? "div" : "header";
  return (
    <Head className={titled ? css.headBeneath : css.head}>
      <div className={css.texts}>
        {!titled && (
          <div className={css.named}>
            {section && <SectionMark section={section} size="heading" />}
            <h1 className={css.title} tabIndex={-1}>
              {children}
            </h1>
          </div>
        )}
        {text && <p className={css.text}>{text}</p>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </Head>
  );
}
