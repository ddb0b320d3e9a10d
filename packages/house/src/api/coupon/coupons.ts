import { CallError } from "@livery/contract";
import { couponDetail } from "../../betting/coupon-detail.ts";
import { listCoupons } from "../../betting/coupon-list.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** The caller's own coupons, newest first. */
export const getCoupons: Handler<"getCoupons"> = (context, filter) =>
  listCoupons(context.house.db, signedIn(context).userId, filter);

/** One of the caller's own coupons by its printed number; a foreign coupon is not found. */
export const getCoupon: Handler<"getCoupon"> = async (context, { couponNumber }) => {
  const coupon = await couponDetail(context.house.db, signedIn(context).userId, { couponNumber }, context.house.live);
  if (coupon === null) throw new CallError("not_found", { path: "couponNumber" });
  return coupon;
};

/** One of the caller's own coupons with its selections; a foreign coupon is not found. */
export const getCouponDetail: Handler<"getCouponDetail"> = async (context, { couponId }) => {
  const coupon = await couponDetail(context.house.db, signedIn(context).userId, { couponId }, context.house.live);
  if (coupon === null) throw new CallError("not_found", { path: "ticketId" });
  return coupon;
};
