import type { Handlers } from "../context.ts";
import { couponCanceled } from "./coupon/coupon-canceled.ts";
import { getCoupon, getCouponDetail, getCoupons } from "./coupon/coupons.ts";
import { createcoupon } from "./slip-field.ts";
import { sellCoupon } from "./coupon/sell-coupon.ts";
import { bookSlip, loadBooking, shareCoupon, sharedCoupon } from "./coupon/sharing.ts";
import { ticketCheckTerminal } from "./coupon/ticket-check-terminal.ts";

export const couponHandlers = {
  createcoupon,
  getCoupons,
  getCoupon,
  getCouponDetail,
  couponCanceled,
  sellCoupon,
  shareCoupon,
  sharedCoupon,
  bookSlip,
  loadBooking,
  ticketCheckTerminal,
} satisfies Handlers;
