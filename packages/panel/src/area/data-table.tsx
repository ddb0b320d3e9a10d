import { BareButton, classes, Icon, VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useWords } from "../app/words.ts";
import type { AreaColumn } from "./define-area.ts";
import type { ListState } from "./list-state.ts";
import * as css from "./data-table.css.ts";

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly AreaColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: ListState["sort"];
  readonly onSort?: (column: AreaColumn<Row> & { readonly sort: string }) => void;
  /** Before the first column: the box that chooses a row, and the one that chooses all. */
  readonly choosing?: { readonly all: ReactNode; readonly one: (row: Row) => ReactNode };
  /** What is shown belongs to the question before. */
  readonly stale?: boolean;
}

/**
 * A page of a list, ruled as an account book: heads that sort and stay in sight, columns of figures between hairlines. In a
 * narrow place each row folds into a card of labelled lines.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  choosing,
  stale = false,
}: DataTableProps<Row>) {
  const t = useWords();
  return (
    <table className={classes(css.table, stale && css.stale)} aria-busy={stale || undefined}>
      <caption className={css.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr>
          {choosing && <td className={css.choosing}>{choosing.all}</td>}
          {columns.map((column) => (
            <Head key={column.key} column={column} {...(sort && { sort })} {...(onSort && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row}>
            {choosing && <td className={css.choosing}>{choosing.one(row)}</td>}
            {columns.map((column) =>
              column.fixed === true ? (
                <th key={column.key} scope="row" className={classes(css.cell, css.first)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  className={classes(css.cell, column.figures && css.figures)}
                  data-head={t(column.head)}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: AreaColumn<Row>;
  readonly sort?: ListState["sort"];
  readonly onSort?: DataTableProps<Row>["onSort"];
}) {
  const t = useWords();
  const { sort: by } = column;
  const look = classes(css.headCell, column.figures && css.headFigures, column.fixed && css.headFirst);
  if (by === undefined || onSort === undefined)
    return (
      <th scope="col" className={look}>
        {t(column.head)}
      </th>
    );
  const order = sort?.by !== by ? "none" : sort.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={look} aria-sort={order}>
      <BareButton className={css.sorter} onClick={() => onSort({ ...column, sort: by })}>
        <span>{t(column.head)}</span>
        <Icon name="arrowUp" size="sm" className={classes(css.arrow, css.arrows[order])} />
      </BareButton>
    </th>
  );
}
