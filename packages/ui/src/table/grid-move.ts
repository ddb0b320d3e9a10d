/** A cell of a grid, counted from its first row and column. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Number of rows that a Page key moves. */
const pageRows = 10;

/**
 * The cell that a key leads to, or null if there is none. A row before the first or after the last belongs to the previous or
 * next grid; columns stop at the ends.
 */
export function gridMove(
  { ctrlKey, key }: GridKey,
  { column, row }: GridPosition,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  dir: "ltr" | "rtl",
): GridPosition | null {
  const [forward, back] = dir === "ltr" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const inRow = (at: number): GridPosition | null =>
    at >= 0 && at < columns && at !== column ? { row, column: at } : null;
  const elsewhere = (to: GridPosition): GridPosition | null => (to.row === row && to.column === column ? null : to);
  switch (key) {
    case forward:
      return inRow(column + 1);
    case back:
      return inRow(column - 1);
    case "ArrowDown":
      return { row: row + 1, column };
    case "ArrowUp":
      return { row: row - 1, column };
    case "PageDown":
      return { row: row === rows - 1 ? rows : Math.min(rows - 1, row + pageRows), column };
    case "PageUp":
      return { row: row === 0 ? -1 : Math.max(0, row - pageRows), column };
    case "Home":
      return ctrlKey ? elsewhere({ row: 0, column: 0 }) : inRow(0);
    case "End":
      return ctrlKey ? elsewhere({ row: rows - 1, column: columns - 1 }) : inRow(columns - 1);
    default:
      return null;
  }
}
