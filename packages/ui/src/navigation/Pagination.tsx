import { IconButton } from "../action/IconButton.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./Pagination.css.ts";

export interface PaginationProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Says where one is: "Page 2 of 9". */
  readonly position: string;
  readonly className?: string;
}

export function Pagination({
  label,
  page,
  pages,
  onChange,
  previousLabel,
  nextLabel,
  position,
  className,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classes(css.pages, className)}>
      <IconButton
        icon="chevron"
        label={previousLabel}
        className={css.back}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span className={css.position} aria-live="polite">
        {position}
      </span>
      <IconButton icon="chevron" label={nextLabel} disabled={page >= pages} onClick={() => onChange(page + 1)} />
    </nav>
  );
}
