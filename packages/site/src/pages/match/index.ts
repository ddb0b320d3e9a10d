import type { VariantSet } from "../../variants/variant-types.ts";

export type MatchVariants = VariantSet<
  "pages",
  "match",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
