import type { ReactNode } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import { ChooseAll, ChooseOne, type TableChoosing } from "./choosing.tsx";
import type { Column } from "./column.ts";
import { FoldedTools } from "./folded-tools.tsx";
import type { TableSorting } from "./sort.ts";
import { TableHead } from "./table-head.tsx";
import { useScrolls } from "../styles/use-scrolls.ts";
import * as css from "./table.css.ts";

export interface TableProps<Item> {
  /** The content of the table; read out, not shown. */
  readonly caption: string;
  /** The columns, in the direction of reading. */
  readonly columns: readonly Column<Item>[];
  /** The records of the rows, in order. */
  readonly items: readonly Item[];
  /** What identifies a record; it does not change when the order does. */
  readonly itemKey: (item: Item) => string | number;
  /** Shown in place of the rows if there are none. */
  readonly empty?: ReactNode;
  /** The rows load: skeletons if there are none yet; the rows of the previous query are shown pale. */
  readonly busy?: boolean;
  /** Makes columns with a `sort` sortable. */
  readonly sorting?: TableSorting;
  /** Makes rows selectable. */
  readonly choosing?: TableChoosing<Item>;
  /** For the scroll container of a table that is too wide; its heads stay visible if it is also too low. */
  readonly className?: string;
}

/**
 * A table of similar records. In a narrow container each row folds into labelled lines, so that nothing is cut off, and the
 * controls of the heads move above the table.
 */
export function Table<Item>({
  caption,
  columns,
  items,
  itemKey,
  empty,
  busy = false,
  sorting,
  choosing,
  className,
}: TableProps<Item>) {
  const [scrolls, watch] = useScrolls();
  if (items.length === 0 && !busy && empty) return <div className={className}>{empty}</div>;
  const shown = columns.filter(({ away }) => away !== true);
  const all = choosing && { choosing, itemKey, items };
  return (
    <div
      ref={watch}
      className={classes(css.wrap, className)}
      aria-busy={busy || undefined}
      // A table larger than its container scrolls in it, also by keyboard.
      {...(scrolls && { role: "region", "aria-label": caption, tabIndex: 0 })}
    >
      <FoldedTools columns={columns} sorting={sorting} choose={all && <ChooseAll {...all} labelled />} />
      <table className={classes(css.table, busy && items.length > 0 && css.stale)}>
        <caption className={hidden}>{caption}</caption>
        <TableHead columns={shown} sorting={sorting} choose={all && <ChooseAll {...all} />} />
        <tbody className={css.rows}>
          {busy && items.length === 0 && <Bones columns={choosing ? [{ key: "chosen" }, ...shown] : shown} />}
          {items.map((item) => (
            <tr key={itemKey(item)} className={classes(css.row, choosing && css.choosable)}>
              {choosing && (
                <td className={css.choosing}>
                  <ChooseOne choosing={choosing} itemKey={itemKey} item={item} />
                </td>
              )}
              {shown.map((column) => (
                <Cell key={column.key} column={column} item={item} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Item> {
  readonly column: Column<Item>;
  readonly item: Item;
}

function Cell<Item>({ column: { head, lead, figures, className, cell }, item }: CellProps<Item>) {
  if (lead === true)
    return (
      <th scope="row" className={classes(css.cell, css.lead, className)}>
        {cell(item)}
      </th>
    );
  return (
    <td className={classes(css.cell, css.labelled, figures && css.figures, className)} data-head={head}>
      {cell(item)}
    </td>
  );
}

function Bones({ columns }: { readonly columns: readonly { readonly key: string }[] }) {
  return [0, 1, 2].map((row) => (
    <tr key={row} className={css.row} aria-hidden>
      {columns.map(({ key }, column) => (
        <td key={key} className={css.cell}>
          <Skeleton width={column === 0 ? "half" : "full"} />
        </td>
      ))}
    </tr>
  ));
}
