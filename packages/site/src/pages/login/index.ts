import type { VariantSet } from "../../variants/variant-types.ts";

export type LoginVariants = VariantSet<
  "pages",
  "login",
  {
    readonly popup: typeof import("./variants/popup.tsx");
    readonly page: typeof import("./variants/page.tsx");
    readonly keypad: typeof import("./variants/keypad.tsx");
  }
>;
