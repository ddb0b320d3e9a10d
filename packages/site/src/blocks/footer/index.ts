import type { VariantSet } from "../../variants/variant-types.ts";

export type FooterVariants = VariantSet<
  "blocks",
  "footer",
  {
    readonly columns: typeof import("./variants/columns.tsx");
    readonly compact: typeof import("./variants/compact.tsx");
    readonly licence: typeof import("./variants/licence.tsx");
  }
>;
