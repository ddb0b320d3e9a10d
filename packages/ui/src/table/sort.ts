import type { Column } from "./column.ts";

export interface TableSort {
  /** The `sort` of a column. */
  readonly by: string;
  /** The largest first. */
  readonly descending: boolean;
}

export interface TableSorting {
  /** The order that the rows have now. */
  readonly sort: TableSort;
  /** Called with the order that the player asks for; the caller sorts. */
  readonly onSort: (sort: TableSort) => void;
  /** The texts of the list of orders, which replaces the heads of a folded table. */
  readonly messages: {
    /** Label of the list of orders. */
    readonly order: string;
    readonly rising: (head: string) => string;
    readonly falling: (head: string) => string;
  };
}

/** The next order after a press on a head: first the more useful direction (the largest number), then the other. */
export function nextSort(now: TableSort, by: string, figures = false): TableSort {
  return { by, descending: now.by === by ? !now.descending : figures };
}

/** Every order as an option of a list. */
export function ordersOf<Item>(columns: readonly Column<Item>[], { rising, falling }: TableSorting["messages"]) {
  return columns.flatMap(({ head, sort: by }) =>
    by === undefined
      ? []
      : [
          { value: orderName({ by, descending: false }), label: rising(head) },
          { value: orderName({ by, descending: true }), label: falling(head) },
        ],
  );
}

export const orderName = ({ by, descending }: TableSort): string => (descending ? `-${by}` : by);
export const orderOf = (name: string): TableSort => ({
  by: name.replace(/^-/, ""),
  descending: name.startsWith("-"),
});
