import type { FaceSet } from "../../faces/face-types.ts";

export type LiveBetsFaces = FaceSet<
  "pages",
  "liveBets",
  {
    readonly list: typeof import("./variants/list.tsx");
    readonly split: typeof import("./variants/split.tsx");
    readonly multiview: typeof import("./variants/multiview.tsx");
  }
>;
