import type { ReactNode } from "react";
import { Select } from "../field/select.tsx";
import type { Column } from "./column.ts";
import { orderName, orderOf, ordersOf, type TableSorting } from "./sort.ts";
import * as css from "./table.css.ts";

interface FoldedToolsProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly sorting?: TableSorting | undefined;
  readonly choose?: ReactNode;
}

/** Replaces the hidden heads of a folded table: a labelled checkbox selects all rows, a list selects the order. */
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
