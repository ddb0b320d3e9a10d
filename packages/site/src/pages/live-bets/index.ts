import type { VariantSet } from "../../variants/variant-types.ts";

export type LiveBetsVariants = VariantSet<
  "pages",
  "liveBets",
  {
    readonly list: typeof import("./variants/list.tsx");
    readonly split: typeof import("./variants/split.tsx");
    readonly multiview: typeof import("./variants/multiview.tsx");
  }
>;
