import type { VariantSet } from "../../variants/variant-types.ts";

export type ResultsVariants = VariantSet<
  "pages",
  "results",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
