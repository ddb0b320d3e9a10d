import type { Handlers } from "../../context.ts";
import { couponCanceled } from "./coupon-canceled.ts";
import { getCoupon, getCouponDetail, getCoupons } from "./coupons.ts";
import { createcoupon } from "./createcoupon.ts";
import { sellCoupon } from "./sell-coupon.ts";
import { bookSlip, loadBooking, shareCoupon, sharedCoupon } from "./sharing.ts";
import { ticketCheckTerminal } from "./ticket-check-terminal.ts";

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
