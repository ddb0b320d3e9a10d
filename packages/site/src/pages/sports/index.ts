import type { FaceSet } from "../../faces/face-types.ts";

export type SportsFaces = FaceSet<
  "pages",
  "sports",
  {
    readonly threeColumn: typeof import("./variants/three-column.tsx");
    readonly cards: typeof import("./variants/cards.tsx");
    readonly oddsTable: typeof import("./variants/odds-table.tsx");
  }
>;
