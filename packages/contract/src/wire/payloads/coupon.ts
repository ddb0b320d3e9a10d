import * as z from "zod/mini";
import { id, dateWindow } from "../atoms.ts";
import { couponNumber, placeCoupon } from "../coupon.ts";
import { couponFilter } from "../coupon-status.ts";
import { paging } from "../answer.ts";
import { payload } from "../record.ts";

export const createcoupon = placeCoupon;

export const getCoupons = payload({ status: ["status", z.optional(couponFilter)], ...dateWindow, ...paging });

export const getCoupon = payload({ couponNumber: ["couponNumber", couponNumber] });

export const getCouponDetail = payload({ couponId: ["ticketId", id] });
