import type { ReactNode } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "./VisuallyHidden.css.ts";
import * as css from "./Table.css.ts";

export interface Column<Item> {
  readonly key: string;
  readonly head: string;
  /** Figures stand at the end, in tabular digits. */
  readonly figures?: boolean;
  readonly cell: (item: Item) => ReactNode;
}

export interface TableProps<Item> {
  /** What the table holds; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** Stands in place of the rows where there are none. */
  readonly empty?: ReactNode;
  /** The rows are on their way, or about to change: as many bones as `items`, or three. */
  readonly busy?: boolean;
  readonly className?: string;
}

/**
 * Rows of like things. On a narrow screen each row folds into labelled lines, so that nothing is cut
 * off and nothing scrolls sideways.
 */
export function Table<Item>({ caption, columns, items, itemKey, empty, busy = false, className }: TableProps<Item>) {
  if (items.length === 0 && !busy && empty) return <div className={className}>{empty}</div>;
  return (
    <div className={classes(css.wrap, className)} aria-busy={busy || undefined}>
      <table className={css.table}>
        <caption className={hidden}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map(({ key, head, figures }) => (
              <th key={key} scope="col" className={classes(css.headCell, figures && css.headFigures)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.rows}>
          {busy && <Bones columns={columns} rows={items.length || 3} />}
          {(busy ? [] : items).map((item) => (
            <tr key={itemKey(item)} className={css.row}>
              {columns.map(({ key, head, figures, cell }) => (
                <td key={key} className={classes(css.cell, figures && css.figures)} data-head={head}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bones({ columns, rows }: { readonly columns: readonly { readonly key: string }[]; readonly rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={css.row} aria-hidden>
      {columns.map(({ key }, column) => (
        <td key={key} className={css.cell}>
          <Skeleton width={column === 0 ? "half" : "full"} />
        </td>
      ))}
    </tr>
  ));
}
