import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { useMedia } from "../../../parts/use-media.ts";
import { wide } from "../../../styles/rule.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipBar } from "../parts/slip-bar.tsx";
import { SlipColumn } from "../parts/slip-column.tsx";
import { SlipOver } from "../parts/slip-over.tsx";
import * as css from "./rail.css.ts";

/**
 * A rail beside the page on a wide screen; on a small one a bar at the bottom that opens a sheet. The sheet disappears when a
 * tablet is turned to a width that has the rail.
 */
export default function BetSlipRail({ model }: VariantProps<BetSlipModel>) {
  const t = useTranslate();
  const isWide = useMedia(wide);
  return (
    <>
      <aside className={css.rail} aria-label={t("slip:title")}>
        <SlipColumn model={model} className={css.card} />
      </aside>
      <div className={css.small}>
        <SlipBar model={model} className={css.bar} />
        {!isWide && <SlipOver model={model} />}
      </div>
    </>
  );
}
