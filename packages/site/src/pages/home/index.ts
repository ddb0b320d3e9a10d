import type { VariantSet } from "../../variants/variant-types.ts";

export type HomeVariants = VariantSet<
  "pages",
  "home",
  {
    readonly lobby: typeof import("./variants/lobby.tsx");
    readonly promo: typeof import("./variants/promo.tsx");
    readonly sports: typeof import("./variants/sports.tsx");
    readonly compact: typeof import("./variants/compact.tsx");
  }
>;
