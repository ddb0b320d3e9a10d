import { panelCalls } from "@livery/contract/panel";
import { SplitPane } from "@livery/ui";
import { idOf, useAddress } from "../../core/address.ts";
import { usePanel } from "../../core/panel.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../../core/messages.ts";
import { Guarded } from "../../parts/guarded.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { DealerDetailPane } from "./dealer-detail.tsx";
import { DealerTree } from "./dealer-tree.tsx";
import { OwnFigures } from "./own-figures.tsx";
import * as css from "./dealers.css.ts";

/** The branch below the account: the tree, and the dealer selected in it. */
export function DealersPage() {
  const t = useTranslate();
  const { search, setSearch } = useAddress();
  const { treeShare } = usePanel().preferences;
  const share = useStore(treeShare);
  const chosen = idOf(search["dealer"]);
  return (
    <Guarded call={panelCalls.panelDealers}>
      <PageHeading title={t("panel:dealers.title")} />
      <SplitPane
        label={t("panel:dealers.treeWidth")}
        size={share}
        onSizeChange={treeShare.set}
        min={35}
        max={70}
        className={css.root}
        start={<DealerTree chosen={chosen} onChoose={(dealerId) => setSearch({ dealer: String(dealerId) })} />}
        end={
          <section className={css.detail} aria-label={t("panel:dealers.detail")}>
            {chosen === null ? (
              <>
                <OwnFigures />
                <p className={css.none}>{t("panel:dealers.choose")}</p>
              </>
            ) : (
              <DealerDetailPane dealerId={chosen} />
            )}
          </section>
        }
      />
    </Guarded>
  );
}
