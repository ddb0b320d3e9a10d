import { Pagination } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";

/** The pagination of a list: the open page, and links to its neighbours. */
export function Pages({
  label,
  list: { openPage, page, pages },
}: {
  /** The name of the list, for screen readers. */
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
