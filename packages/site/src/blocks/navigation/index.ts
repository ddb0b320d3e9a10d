import type { FaceSet } from "../../faces/face-types.ts";

export type NavigationFaces = FaceSet<"blocks", "navigation", { readonly tabs: typeof import("./variants/tabs.tsx") }>;
