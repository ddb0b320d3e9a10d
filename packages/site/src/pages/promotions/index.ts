import type { VariantSet } from "../../variants/variant-types.ts";

export type PromotionsVariants = VariantSet<
  "pages",
  "promotions",
  {
    readonly cards: typeof import("./variants/cards.tsx");
    readonly list: typeof import("./variants/list.tsx");
    readonly story: typeof import("./variants/story.tsx");
  }
>;
