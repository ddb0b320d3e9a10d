import type { FaceSet } from "../../faces/face-types.ts";

export type TransferRequestFaces = FaceSet<
  "pages",
  "transferRequest",
  { readonly classic: typeof import("./variants/classic.tsx") }
>;
