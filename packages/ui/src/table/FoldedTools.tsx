import type { ReactNode } from "react";
import { Select } from "../field/Select.tsx";
import type { Column } from "./column.ts";
import { orderName, orderOf, ordersOf, type TableSorting } from "./sort.ts";
import * as css from "./Table.css.ts";

interface FoldedToolsProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly sorting?: TableSorting | undefined;
  readonly choose?: ReactNode;
}

/** What the heads do, where they are folded away: all rows are chosen by a box with its words, the order from a list. */
export function FoldedTools<Item>({ columns, sorting, choose }: FoldedToolsProps<Item>) {
  if (!sorting && !choose) return null;
  return (
    <div className={css.tools}>
      {choose}
      {sorting && (
        <Select
          className={css.order}
          aria-label={sorting.messages.order}
          value={orderName(sorting.sort)}
          onChange={({ target }) => sorting.onSort(orderOf(target.value))}
          options={ordersOf(columns, sorting.messages)}
        />
      )}
    </div>
  );
}
