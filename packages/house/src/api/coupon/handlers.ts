import type { Handlers } from "../context.ts";
import { couponCanceled } from "./coupon-canceled.ts";
import { getCoupon, getCouponDetail, getCoupons } from "./coupons.ts";
import { createcoupon } from "./createcoupon.ts";

export const couponHandlers = {
  createcoupon,
  getCoupons,
  getCoupon,
  getCouponDetail,
  couponCanceled,
} satisfies Handlers;
