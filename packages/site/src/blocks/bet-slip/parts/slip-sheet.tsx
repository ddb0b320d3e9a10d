import { Sheet } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipHead, SlipPanel } from "./slip-panel.tsx";
import { frame } from "./slip-panel.css.ts";
import * as css from "./slip-sheet.css.ts";

/** The slip over the page, as a sheet from the bottom. */
export default function SlipSheet({ model }: { readonly model: BetSlipModel }) {
  const t = useTranslate();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && model.close()}
      side="bottom"
      begin="content"
      region="slip"
      flush
      closeLabel={t("feedback:close")}
      className={css.sheet}
      title={
        <span className={css.title}>
          <SlipHead model={model} />
        </span>
      }
    >
      <div className={frame}>
        <SlipPanel model={model} withClear />
      </div>
    </Sheet>
  );
}
