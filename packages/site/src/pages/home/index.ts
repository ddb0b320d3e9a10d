import type { FaceSet } from "../../faces/face-types.ts";

export type HomeFaces = FaceSet<
  "pages",
  "home",
  {
    readonly lobby: typeof import("./variants/lobby.tsx");
    readonly promo: typeof import("./variants/promo.tsx");
    readonly sports: typeof import("./variants/sports.tsx");
    readonly compact: typeof import("./variants/compact.tsx");
  }
>;
