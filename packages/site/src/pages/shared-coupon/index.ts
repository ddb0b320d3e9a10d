import type { VariantSet } from "../../variants/variant-types.ts";

export type SharedCouponVariants = VariantSet<
  "pages",
  "sharedCoupon",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
