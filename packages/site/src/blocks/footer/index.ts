import type { FaceSet } from "../../faces/face-types.ts";

export type FooterFaces = FaceSet<
  "blocks",
  "footer",
  {
    readonly columns: typeof import("./variants/columns.tsx");
    readonly compact: typeof import("./variants/compact.tsx");
    readonly licence: typeof import("./variants/licence.tsx");
  }
>;
