import type { VariantSet } from "../../variants/variant-types.ts";

export type LiveMatchVariants = VariantSet<
  "pages",
  "liveMatch",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
