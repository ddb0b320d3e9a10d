import type { VariantSet } from "../../variants/variant-types.ts";

export type TransactionsVariants = VariantSet<
  "pages",
  "transactions",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
