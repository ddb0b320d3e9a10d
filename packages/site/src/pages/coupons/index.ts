import type { VariantSet } from "../../variants/variant-types.ts";

export type CouponsVariants = VariantSet<
  "pages",
  "coupons",
  {
    readonly tickets: typeof import("./variants/tickets.tsx");
    readonly table: typeof import("./variants/table.tsx");
    readonly timeline: typeof import("./variants/timeline.tsx");
  }
>;
