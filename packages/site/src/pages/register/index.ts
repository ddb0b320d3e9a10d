import type { VariantSet } from "../../variants/variant-types.ts";

export type RegisterVariants = VariantSet<
  "pages",
  "register",
  {
    readonly single: typeof import("./variants/single.tsx");
    readonly stepper: typeof import("./variants/stepper.tsx");
    readonly columns: typeof import("./variants/columns.tsx");
  }
>;
