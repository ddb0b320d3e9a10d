import * as z from "zod/mini";
import { percent, quote, ticketCode } from "../after-placement.ts";
import { id, singleLine, text } from "../atoms.ts";
import { payload } from "../record.ts";
import { sizes } from "../coupon.ts";
import { bookedTips, bookingCode, shareId } from "../sharing.ts";

export const sellCoupon = payload({
  couponId: ["ticketId", id],
  percent: ["percent", z.optional(percent)],
  quote: ["quote", z.optional(quote)],
});

export const couponCanceled = payload({ couponId: ["ticketId", id], reason: ["reason", z.optional(singleLine)] });

export const shareCoupon = payload({ couponId: ["ticketId", id] });

export const sharedCoupon = payload({ shareId: ["shareId", shareId] });

export const bookSlip = payload({ selections: ["tips", bookedTips], sizes: ["systemTickets", z.optional(sizes)] });

export const loadBooking = payload({ code: ["code", bookingCode] });

export const ticketCheckTerminal = payload({ code: ["code", ticketCode] });

export const bingoCheckTerminal = payload({ code: ["code", ticketCode] });

export const printingCouponCancel = payload({
  couponId: ["ticketId", id],
  fault: ["printer", z.enum(["no_paper", "offline", "cover_open", "failed"])],
});

export const printerStatus = payload({ machineId: ["machineId", text(64, 1)] });
