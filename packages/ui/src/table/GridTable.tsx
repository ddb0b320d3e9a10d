import { type ReactNode, useState } from "react";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { focusBy, positionOf } from "./grid-focus.ts";
import type { GridPosition } from "./grid-move.ts";

export interface GridTableProps {
  /** Id of what names it. */
  readonly labelledBy: string;
  /** Id of the words that say how one moves in it. */
  readonly describedBy?: string | undefined;
  /** Rows of its body. */
  readonly rows: number;
  /** Cells of a row that take the focus. */
  readonly columns: number;
  readonly className?: string;
  /**
   * Head and body. Each cell that takes the focus has `data-row` and `data-column`, counted from 0, and its link or button,
   * or itself where it has none, a `tabIndex` of 0 where it is the place that is given here, else of -1.
   */
  readonly children: (tabStop: GridPosition) => ReactNode;
}

/**
 * A table that is moved through by arrows, Home, End and the Page keys: one of its cells is in the order of the Tab key. From
 * its last row one comes into the first of the next grid of the page, and back.
 */
export function GridTable({ labelledBy, describedBy, rows, columns, className, children }: GridTableProps) {
  const { dir } = useLivery();
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  // Rows and columns come and go: the cell of the Tab key is always there.
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
