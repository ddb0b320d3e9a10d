import { Badge, Icon, IconButton, Money, Odds } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { BetSlipModel } from "../model.ts";
import { SlipHead, SlipPanel } from "../parts/slip-panel.tsx";
import * as css from "./rail.css.ts";

const SlipSheet = lazy(() => import("./rail-sheet.tsx"));

/** A rail beside the page on a wide screen; on a small one a bar at the foot that opens the slip as a sheet. */
export default function BetSlipRail({ model }: FaceProps<BetSlipModel>) {
  const t = useWords();
  return (
    <>
      <aside className={css.rail} aria-label={t("slip:title")}>
        <div className={css.card} data-region="slip">
          <header className={css.head}>
            <h2 className={css.title}>
              <SlipHead model={model} />
            </h2>
            {model.count > 0 && (
              <IconButton icon="trash" size="sm" label={t("slip:clear")} onClick={() => model.clear()} />
            )}
          </header>
          <div className={css.body}>
            <SlipPanel model={model} />
          </div>
        </div>
      </aside>
      <SlipBar model={model} />
    </>
  );
}

function SlipBar({ model }: FaceProps<BetSlipModel>) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { count, phase, view } = model;
  const nothing = count === 0 && phase !== "unknown" && phase !== "placed" && model.undoClear === null;
  return (
    <>
      {!nothing && (
        <button type="button" className={css.bar} data-region="slip" aria-expanded={open} onClick={() => setOpen(true)}>
          <Icon name="coupon" />
          <span className={css.barWords}>
            <span className={css.barName}>{t("slip:title")}</span>
            <Badge tone="signal">{count}</Badge>
          </span>
          <span className={css.barFigures}>
            {view?.price?.totalOddsThousandths != null && <Odds value={view.price.totalOddsThousandths} />}
            {view?.price && view.stake !== null && (
              <span className={css.barReturn}>
                <Money amount={view.price.maxReturn} currency={view.currency} />
              </span>
            )}
          </span>
          <Icon name="chevronDown" className={css.up} />
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <SlipSheet model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
