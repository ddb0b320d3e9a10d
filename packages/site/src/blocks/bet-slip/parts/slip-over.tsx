import { lazy, Suspense } from "react";
import { usePageChange } from "../../../routes/use-page-change.ts";
import type { BetSlipModel } from "../model.ts";

const SlipSheet = lazy(() => import("./slip-sheet.tsx"));

/**
 * The slip while it lies open over the page; its code comes when it is opened first. It is put away with the page: whoever
 * follows a link out of it wants to see where that leads.
 */
export function SlipOver({ model }: { readonly model: BetSlipModel }) {
  usePageChange(model.close);
  if (!model.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SlipSheet model={model} />
    </Suspense>
  );
}
