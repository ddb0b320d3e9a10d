import { type ReactNode, useState } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import type { WithClass } from "../styles/with-class.ts";
import { focusBy, positionOf } from "./grid-focus.ts";
import type { GridPosition } from "./grid-move.ts";

export interface GridTableProps extends WithClass {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  /** Id of the text that explains the keys. */
  readonly describedBy?: string | undefined;
  /** Number of body rows. */
  readonly rows: number;
  /** Number of focusable cells in a row. */
  readonly columns: number;
  /**
   * Head and body. Each focusable cell has `data-row` and `data-column`, counted from 0. Its link or button, or the cell itself
   * if it has none, has a `tabIndex` of 0 at the given position, otherwise -1.
   */
  readonly children: (tabStop: GridPosition) => ReactNode;
}

/**
 * A table that is navigated by arrows, Home, End and the Page keys: exactly one of its cells is in the tab order. From its last
 * row the focus moves to the first row of the page's next grid, and back.
 */
export function GridTable({ labelledBy, describedBy, rows, columns, className, children }: GridTableProps) {
  const { dir } = useLivery();
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  // Rows and columns change: the cell in the tab order always exists.
  const row = Math.max(0, Math.min(at.row, rows - 1));
  const column = Math.max(0, Math.min(at.column, columns - 1));
  return (
    <table
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onFocus={({ target }) => {
        const position = positionOf(target);
        if (position !== null && (position.row !== row || position.column !== column)) setAt(position);
      }}
      onKeyDown={(event) => {
        if (focusBy(event, { rows, columns }, dir)) event.preventDefault();
      }}
    >
      {children({ row, column })}
    </table>
  );
}
