import { Button, Sheet } from "@livery/ui";
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
        {model.count > 0 && (
          <Button variant="quiet" size="sm" icon="trash" className={css.clear} onClick={() => model.clear()}>
            {t("slip:clear")}
          </Button>
        )}
        <SlipPanel model={model} />
      </div>
    </Sheet>
  );
}
