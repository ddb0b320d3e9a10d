import type { VariantSet } from "../../variants/variant-types.ts";

export type NotificationsVariants = VariantSet<
  "pages",
  "notifications",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
