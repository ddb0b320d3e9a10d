import type { ReactNode } from "react";

export interface Column<Item> {
  readonly key: string;
  readonly head: string;
  /** Figures stand at the end, in tabular digits. */
  readonly figures?: boolean;
  /** Says which row it is: the row's own head, and the title of its card. */
  readonly lead?: boolean;
  /** Sorts by it, under this name. */
  readonly sort?: string;
  /** Is not shown; where orders are chosen from a list, its own are among them. */
  readonly away?: boolean;
  /** Of its cells, beside the table's own. */
  readonly className?: string;
  readonly cell: (item: Item) => ReactNode;
}
