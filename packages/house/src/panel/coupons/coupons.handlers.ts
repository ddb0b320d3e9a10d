import type { PanelHandlers } from "../panel-context.ts";
import { panelCouponCancel } from "./cancel.ts";
import { panelCoupon } from "./coupon.ts";
import { panelCoupons, panelCouponsExport } from "./coupons.ts";

export const panelCouponHandlers = {
  panelCoupons,
  panelCouponsExport,
  panelCoupon,
  panelCouponCancel,
} satisfies PanelHandlers;
