import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { BetSlipModel } from "../model.ts";
import { SlipBar } from "../parts/slip-bar.tsx";
import { SlipColumn } from "../parts/slip-column.tsx";
import { SlipOver } from "../parts/slip-over.tsx";
import * as css from "./rail.css.ts";

/** A rail beside the page on a wide screen; on a small one a bar at the foot that opens the slip as a sheet. */
export default function BetSlipRail({ model }: FaceProps<BetSlipModel>) {
  const t = useWords();
  return (
    <>
      <aside className={css.rail} aria-label={t("slip:title")}>
        <SlipColumn model={model} className={css.card} />
      </aside>
      <div className={css.small}>
        <SlipBar model={model} />
        <SlipOver model={model} />
      </div>
    </>
  );
}
