import { IconButton } from "../action/icon-button.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { pageWindow } from "./page-window.ts";
import * as css from "./pagination.css.ts";

export interface PaginationProps extends WithClass {
  /** Accessible name of the navigation: "Pages of the coupons". */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** The number of pages; with one the component draws nothing. */
  readonly pages: number;
  /** Called with the page that the player asks for, from 1. */
  readonly onChange: (page: number) => void;
  /** Accessible name of the button to the previous page. */
  readonly previousLabel: string;
  /** Accessible name of the button to the next page. */
  readonly nextLabel: string;
  /** The current position: "Page 2 of 9". */
  readonly position: string;
  /** Accessible name of a page's button, "Page 3"; with it the page numbers are buttons if there is space for them. */
  readonly pageLabel?: (page: number) => string;
}

/** The navigation through a list of several pages; nothing if there is one page. */
export function Pagination({
  label,
  page,
  pages,
  onChange,
  previousLabel,
  nextLabel,
  position,
  pageLabel,
  className,
}: PaginationProps) {
  const { formats } = useLivery();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classes(pageLabel && css.container, className)}>
      <div className={css.pages}>
        <IconButton
          icon="chevron"
          label={previousLabel}
          className={css.back}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        {pageLabel && (
          <ol className={css.numbers}>
            {pageWindow(page, pages).map((shown, index) => (
              <li key={shown ?? `gap-${index}`}>
                {shown === null ? (
                  <span className={css.gap} aria-hidden>
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    className={css.number}
                    aria-label={pageLabel(shown)}
                    aria-current={shown === page ? "page" : undefined}
                    onClick={() => onChange(shown)}
                  >
                    {formats.number(shown)}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
        <span className={classes(css.position, pageLabel && css.narrowOnly)} aria-live="polite">
          {position}
        </span>
        <IconButton icon="chevron" label={nextLabel} disabled={page >= pages} onClick={() => onChange(page + 1)} />
      </div>
    </nav>
  );
}
