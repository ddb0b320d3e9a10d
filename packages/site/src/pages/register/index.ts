import type { FaceSet } from "../../faces/face-types.ts";

export type RegisterFaces = FaceSet<
  "pages",
  "register",
  {
    readonly single: typeof import("./variants/single.tsx");
    readonly stepper: typeof import("./variants/stepper.tsx");
    readonly columns: typeof import("./variants/columns.tsx");
  }
>;
