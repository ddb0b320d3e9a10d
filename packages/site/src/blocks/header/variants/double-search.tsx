import { Dialog } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { SearchBox } from "../../../matches/search-box.tsx";
import { SearchHits } from "../../../matches/search-hits.tsx";
import { isSearching, useMatchSearch } from "../../../matches/use-match-search.ts";
import { usePageChange } from "../../../routes/use-page-change.ts";
import * as css from "./double-search.css.ts";

/** The search over the page: a result links to its match and closes the dialog. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const search = useMatchSearch();
  const { state, type, typed } = search;
  usePageChange(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={t("sport:search.label")}
      closeLabel={t("feedback:close")}
      className={css.dialog}
    >
      <SearchBox typed={typed} onType={type} short={state === "short"} className={css.box} />
      {isSearching(search) && <SearchHits search={search} />}
    </Dialog>
  );
}
