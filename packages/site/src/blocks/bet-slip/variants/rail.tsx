import { IconButton } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { BetSlipModel } from "../model.ts";
import { SlipBar } from "../parts/slip-bar.tsx";
import { SlipOver } from "../parts/slip-over.tsx";
import { SlipHead, SlipPanel } from "../parts/slip-panel.tsx";
import * as css from "./rail.css.ts";

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
      <div className={css.small}>
        <SlipBar model={model} />
        <SlipOver model={model} />
      </div>
    </>
  );
}
