import { Sheet } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { SportsModel } from "../sports.model.ts";
import { SportsTreeList } from "../parts/tree-list.tsx";

/** The tree as a sheet from the side; choosing a tournament closes it. */
export default function TreeSheet({ model, onClose }: { readonly model: SportsModel; readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="start"
      title={t("sport:tree.open")}
      closeLabel={t("feedback:close")}
    >
      <SportsTreeList model={model} onChosen={onClose} />
    </Sheet>
  );
}
