import type { FaceSet } from "../../faces/face-types.ts";

export type LoginFaces = FaceSet<
  "pages",
  "login",
  {
    readonly popup: typeof import("./variants/popup.tsx");
    readonly page: typeof import("./variants/page.tsx");
    readonly keypad: typeof import("./variants/keypad.tsx");
  }
>;
