import type { ReactNode } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { classes } from "../styles/classes.ts";
import type { Column } from "./column.ts";
import { nextSort, type TableSorting } from "./sort.ts";
import * as css from "./table.css.ts";

interface TableHeadProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly sorting?: TableSorting | undefined;
  /** The checkbox that selects all rows. */
  readonly choose?: ReactNode;
}

/** The heads of a table. In a folded table only screen readers receive them, and nothing in them is focusable. */
export function TableHead<Item>({ columns, sorting, choose }: TableHeadProps<Item>) {
  return (
    <thead className={css.head}>
      <tr>
        {choose && <td className={classes(css.headCell, css.choosing)}>{choose}</td>}
        {columns.map(({ key, head, figures, sort: by }) => {
          const headClass = classes(css.headCell, figures && css.headFigures);
          if (by === undefined || sorting === undefined)
            return (
              <th key={key} scope="col" className={headClass}>
                {head}
              </th>
            );
          const { sort, onSort } = sorting;
          const order = sort.by !== by ? "none" : sort.descending ? "descending" : "ascending";
          return (
            <th key={key} scope="col" className={headClass} aria-sort={order}>
              <BareButton className={css.sorter} onClick={() => onSort(nextSort(sort, by, figures))}>
                <span>{head}</span>
                <Icon name="arrowUp" size="sm" className={classes(css.arrow, css.arrows[order])} />
              </BareButton>
              <span className={css.readHead}>{head}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
