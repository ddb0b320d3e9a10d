import type { ReactNode } from "react";

export interface Column<Item> {
  /** Identifies the column. */
  readonly key: string;
  /** The column's head; the label of its value where the table is folded. */
  readonly head: string;
  /** Numbers are aligned to the end, in tabular digits. */
  readonly figures?: boolean;
  /** Identifies the row: it is the row's head, and the title of its card. */
  readonly lead?: boolean;
  /** Makes the column sortable under this name. */
  readonly sort?: string;
  /** Not shown as a column; it is still an option in the list of orders. */
  readonly away?: boolean;
  /** Applied to its cells, beside the table's own class. */
  readonly className?: string;
  /** The content of the column's cell in a row. */
  readonly cell: (item: Item) => ReactNode;
}
