import { Pagination } from "@livery/ui";
import { useTranslate } from "../app/translate.ts";

/** The pages of a list: which is open, and the ways to its neighbours. */
export function Pages({
  label,
  list: { openPage, page, pages },
}: {
  /** What is paged, for readers. */
  readonly label: string;
  readonly list: { readonly page: number; readonly pages: number; readonly openPage: (page: number) => void };
}) {
  const t = useTranslate();
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      onChange={openPage}
      previousLabel={t("feedback:previous")}
      nextLabel={t("feedback:next")}
      position={t("feedback:pageOf", { page, pages })}
    />
  );
}
