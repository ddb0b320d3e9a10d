import type { VariantSet } from "../../variants/variant-types.ts";

export type CouponVariants = VariantSet<
  "pages",
  "coupon",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
