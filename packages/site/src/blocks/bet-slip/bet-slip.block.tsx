import { VariantView } from "../../variants/variant-view.tsx";
import { useBetSlipModel } from "./bet-slip.model.ts";

export function BetSlipBlock() {
  return <VariantView kind="blocks" name="betSlip" model={useBetSlipModel()} />;
}
