import type { VariantProps } from "../../../variants/variant-types.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipBar } from "../parts/slip-bar.tsx";
import { SlipOver } from "../parts/slip-over.tsx";

/** A sheet from the bottom on every screen, opened by the shell's navigation, or by a bar if there is no navigation. */
export default function BetSlipSheet({ model }: VariantProps<BetSlipModel>) {
  return (
    <>
      {!model.opensFromNavigation && <SlipBar model={model} />}
      <SlipOver model={model} />
    </>
  );
}
