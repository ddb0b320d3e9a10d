import type { VariantSet } from "../../variants/variant-types.ts";

export type SportsVariants = VariantSet<
  "pages",
  "sports",
  {
    readonly threeColumn: typeof import("./variants/three-column.tsx");
    readonly cards: typeof import("./variants/cards.tsx");
    readonly oddsTable: typeof import("./variants/odds-table.tsx");
  }
>;
