import { Sheet } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { SportsModel } from "../model.ts";
import { SportsTreeList } from "../parts/tree-list.tsx";

/** The tree over the page, from the side; choosing a tournament closes it. */
export default function TreeSheet({ model, onClose }: { readonly model: SportsModel; readonly onClose: () => void }) {
  const t = useWords();
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
