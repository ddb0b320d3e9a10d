import { classes, Table, type TableProps, type TableSort } from "@livery/ui";
import { useTranslate } from "../core/messages.ts";
import type { ListColumn } from "./define-list.ts";
import * as css from "./data-table.css.ts";

interface DataTableProps<Row> extends Pick<TableProps<Row>, "caption" | "choosing" | "busy" | "className"> {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
}

/** The UI kit's table with a list's columns, in the style of a ledger. */
export function DataTable<Row>({ columns, rows, rowKey, sort, onSort, className, ...rest }: DataTableProps<Row>) {
  const t = useTranslate();
  return (
    <Table
      {...rest}
      className={classes(css.book, className)}
      items={rows}
      itemKey={rowKey}
      columns={columns.map(({ head, fixed, ...column }) => ({
        ...column,
        head: t(head),
        ...(fixed && { lead: true, className: css.margin }),
        ...(column.figures && { className: css.figures }),
      }))}
      {...(sort &&
        onSort && {
          sorting: {
            sort,
            onSort,
            messages: {
              order: t("panel:list.sort"),
              rising: (column) => t("panel:list.up", { column }),
              falling: (column) => t("panel:list.down", { column }),
            },
          },
        })}
    />
  );
}
