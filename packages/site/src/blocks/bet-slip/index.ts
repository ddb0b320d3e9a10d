import type { VariantSet } from "../../variants/variant-types.ts";

export type BetSlipVariants = VariantSet<
  "blocks",
  "betSlip",
  {
    readonly rail: typeof import("./variants/rail.tsx");
    readonly sheet: typeof import("./variants/sheet.tsx");
    readonly drawer: typeof import("./variants/drawer.tsx");
  }
>;
