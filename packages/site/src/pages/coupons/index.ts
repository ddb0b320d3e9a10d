import type { FaceSet } from "../../faces/face-types.ts";

export type CouponsFaces = FaceSet<"pages", "coupons", { readonly tickets: typeof import("./variants/tickets.tsx") }>;
