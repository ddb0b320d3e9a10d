import { Select } from "@livery/ui";
import { useWords } from "../app/words.ts";
import type { AreaColumn } from "./define-area.ts";
import type { ListState } from "./list-state.ts";
import * as css from "./list-view.css.ts";

/** The order, where the heads that sort are folded away. */
export function SortSelect<Row>({
  columns,
  sort,
  onChange,
}: {
  readonly columns: readonly AreaColumn<Row>[];
  readonly sort: ListState["sort"];
  readonly onChange: (sort: ListState["sort"]) => void;
}) {
  const t = useWords();
  const options = columns.flatMap(({ head, sort: by }) =>
    by === undefined
      ? []
      : [
          { value: by, label: t("panel:list.up", { column: t(head) }) },
          { value: `-${by}`, label: t("panel:list.down", { column: t(head) }) },
        ],
  );
  return (
    <Select
      size="sm"
      className={css.sort}
      aria-label={t("panel:list.sort")}
      value={sort.descending ? `-${sort.by}` : sort.by}
      onChange={({ target: { value } }) => onChange({ by: value.replace(/^-/, ""), descending: value.startsWith("-") })}
      options={options}
    />
  );
}
