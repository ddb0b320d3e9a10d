/** Parts of the pages of coupons and of the account, for a brand's own files. */
export { useCouponForm } from "../core/coupon-form.ts";
export { SelectionRow } from "../matches/selection-row.tsx";
export { Leg } from "../pages/coupon/parts/leg.tsx";
export { Pages } from "../parts/pages.tsx";
export { QueryBoundary } from "../parts/query-boundary.tsx";
