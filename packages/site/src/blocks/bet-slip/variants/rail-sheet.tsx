import { Button, Sheet } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { BetSlipModel } from "../model.ts";
import { SlipHead, SlipPanel } from "../parts/slip-panel.tsx";
import * as css from "./rail.css.ts";

/** The slip over the page, from below: the small screen's rail. */
export default function SlipSheet({ model, onClose }: { readonly model: BetSlipModel; readonly onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="bottom"
      region="slip"
      closeLabel={t("common:close")}
      title={
        <span className={css.title}>
          <SlipHead model={model} />
        </span>
      }
    >
      <div className={css.inSheet}>
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
