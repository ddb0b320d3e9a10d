import type { FaceSet } from "../../faces/face-types.ts";

export type CouponsFaces = FaceSet<
  "pages",
  "coupons",
  {
    readonly tickets: typeof import("./variants/tickets.tsx");
    readonly table: typeof import("./variants/table.tsx");
    readonly timeline: typeof import("./variants/timeline.tsx");
  }
>;
