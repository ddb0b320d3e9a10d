import type { FaceSet } from "../../faces/face-types.ts";

export type BetSlipFaces = FaceSet<
  "blocks",
  "betSlip",
  {
    readonly rail: typeof import("./variants/rail.tsx");
    readonly sheet: typeof import("./variants/sheet.tsx");
    readonly drawer: typeof import("./variants/drawer.tsx");
  }
>;
