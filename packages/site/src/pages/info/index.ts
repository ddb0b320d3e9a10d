import type { VariantSet } from "../../variants/variant-types.ts";

export type InfoVariants = VariantSet<
  "pages",
  "info",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
