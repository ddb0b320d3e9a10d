import type { FaceSet } from "../../faces/face-types.ts";

export type PromotionsFaces = FaceSet<
  "pages",
  "promotions",
  {
    readonly cards: typeof import("./variants/cards.tsx");
    readonly list: typeof import("./variants/list.tsx");
    readonly story: typeof import("./variants/story.tsx");
  }
>;
