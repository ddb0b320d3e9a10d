import { Skeleton } from "@livery/ui";
import { useWords } from "../app/words.ts";
import * as css from "./list-view.css.ts";

/** The shape of a table that is on its way. */
export function TableSkeleton({ columns }: { readonly columns: number }) {
  const t = useWords();
  const across = Array.from({ length: Math.min(columns, 6) }, (_, index) => index);
  return (
    <div className={css.skeleton} role="status" aria-busy aria-label={t("feedback:loading")}>
      {across.map((column) => (
        <Skeleton key={column} shape="text" count={12} className={css.bones} />
      ))}
    </div>
  );
}
