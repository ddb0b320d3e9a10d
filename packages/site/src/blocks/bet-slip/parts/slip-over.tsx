import { lazy, Suspense } from "react";
import { usePageChange } from "../../../routes/use-page-change.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";

const SlipSheet = lazy(() => import("./slip-sheet.tsx"));

/**
 * The slip while it is open over the page. Its code is loaded at the first opening. It closes at a page change, because a link in
 * it leads to a page that the player wants to see.
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
