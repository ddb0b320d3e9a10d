import { panelCalls } from "@livery/contract/panel";
import { idOf, useAddress } from "../../app/address.ts";
import { useWords } from "../../app/words.ts";
import { Guarded } from "../../shell/guarded.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { DealerDetailPane } from "./dealer-detail.tsx";
import { DealerTree } from "./dealer-tree.tsx";
import * as css from "./dealers.css.ts";

/** The branch below the account: the tree, and the dealer that is chosen in it. */
export function DealersPage() {
  const t = useWords();
  const { search, setSearch } = useAddress();
  const chosen = idOf(search["dealer"]);
  return (
    <Guarded call={panelCalls.panelDealers}>
      <PageHeading title={t("panel:dealers.title")} />
      <div className={css.place}>
        <DealerTree chosen={chosen} onChoose={(dealerId) => setSearch({ dealer: String(dealerId) })} />
        <section className={css.detail} aria-label={t("panel:dealers.detail")}>
          {chosen === null ? (
            <p className={css.none}>{t("panel:dealers.choose")}</p>
          ) : (
            <DealerDetailPane dealerId={chosen} />
          )}
        </section>
      </div>
    </Guarded>
  );
}
