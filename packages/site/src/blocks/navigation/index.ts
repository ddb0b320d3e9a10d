import type { VariantSet } from "../../variants/variant-types.ts";

export type NavigationVariants = VariantSet<
  "blocks",
  "navigation",
  { readonly tabs: typeof import("./variants/tabs.tsx") }
>;
