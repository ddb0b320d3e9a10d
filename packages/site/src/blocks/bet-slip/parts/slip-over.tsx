import { lazy, Suspense } from "react";
import type { BetSlipModel } from "../model.ts";

const SlipSheet = lazy(() => import("./slip-sheet.tsx"));

/** The slip while it lies open over the page; its code comes when it is opened first. */
export function SlipOver({ model }: { readonly model: BetSlipModel }) {
  if (!model.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SlipSheet model={model} />
    </Suspense>
  );
}
