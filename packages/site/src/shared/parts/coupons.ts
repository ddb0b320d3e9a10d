/** Parts of the variants of the coupons, for a brand's own files. */
export { useCouponForm } from "../../core/coupon-form.ts";
export { whatWins } from "../../pages/coupon/explain.ts";
export { couponAmounts } from "../../pages/coupons/coupon-amounts.ts";
export { couponOrders } from "../../pages/coupons/order.ts";
export { CouponBadges } from "../../pages/coupons/parts/badges.tsx";
export { CouponFilter } from "../../pages/coupons/parts/filter.tsx";
export { NoCoupons } from "../../pages/coupons/parts/no-coupons.tsx";
