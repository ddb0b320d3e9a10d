import type { VariantSet } from "../../variants/variant-types.ts";

export type ChangePasswordVariants = VariantSet<
  "pages",
  "changePassword",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
