import { defineCall } from "../call.ts";
import { bingoCheck, cancelledCoupon, couponSale, printerState, ticketCheck } from "../wire/after-placement.ts";
import { result } from "../wire/answer.ts";
import * as payloads from "../wire/payloads/after-placement.ts";
import { bookedSlip, booking, couponShare, sharedCoupon as sharedCouponResult } from "../wire/sharing.ts";
import { bettor, canceller, everyone, till } from "./callers.ts";

export const sellCoupon = defineCall({
  key: "sellCoupon",
  area: "coupon",
  path: "/ekol/sellCoupon",
  summary: "Without a quote: an offer for the coupon or a part of it. With the offer's quote: the sale (D17).",
  callers: bettor,
  effect: true,
  payload: payloads.sellCoupon,
  result: result(couponSale),
  errors: [
    "invalid_key",
    "key_reused",
    "not_found",
    "not_waiting",
    "not_sellable",
    "sell_not_allowed",
    "quote_expired",
    "market_locked",
    "match_started",
    "feed_stale",
    "already_in_progress",
  ],
});

export const couponCanceled = defineCall({
  key: "couponCanceled",
  area: "coupon",
  path: "/ekol/couponCanceled",
  summary: "Cancels a coupon within its window (D18): the stake goes back.",
  callers: canceller,
  effect: true,
  payload: payloads.couponCanceled,
  result: result(cancelledCoupon),
  errors: [
    "invalid_key",
    "key_reused",
    "not_found",
    "not_waiting",
    "cancel_period_over",
    "live_not_cancellable",
    "already_in_progress",
  ],
});

export const shareCoupon = defineCall({
  key: "shareCoupon",
  area: "coupon",
  path: "/ekol/shareCoupon",
  summary:
    "The random id under which the selections of one of the caller's own coupons may be seen; the same one each time (D22).",
  callers: bettor,
  payload: payloads.shareCoupon,
  result: result(couponShare),
  errors: ["not_found"],
});

export const sharedCoupon = defineCall({
  key: "sharedCoupon",
  area: "coupon",
  path: "/ekol/sharedCoupon",
  summary: "The selections of a shared coupon at the prices of now; nothing of its owner, stake or result (D22).",
  callers: everyone,
  payload: payloads.sharedCoupon,
  result: result(sharedCouponResult),
  errors: ["not_found"],
});

export const bookSlip = defineCall({
  key: "bookSlip",
  area: "coupon",
  path: "/ekol/bookSlip",
  summary: "Puts a slip down under a short code before it is placed (D22). The code lives for 24 hours.",
  callers: everyone,
  payload: payloads.bookSlip,
  result: result(bookedSlip),
  errors: ["not_found", "duplicate_selection"],
});

export const loadBooking = defineCall({
  key: "loadBooking",
  area: "coupon",
  path: "/ekol/loadBooking",
  summary: "The slip of a booking code at the prices of now (D22).",
  callers: everyone,
  payload: payloads.loadBooking,
  result: result(booking),
  errors: ["not_found"],
});

export const ticketCheckTerminal = defineCall({
  key: "ticketCheckTerminal",
  area: "coupon",
  path: "/ekol/ticketCheckTerminal",
  summary: "How a printed coupon stands, by the code on it.",
  callers: everyone,
  payload: payloads.ticketCheckTerminal,
  result: result(ticketCheck),
  errors: ["not_found"],
});

export const bingoCheckTerminal = defineCall({
  key: "bingoCheckTerminal",
  area: "coupon",
  path: "/ekol/bingoCheckTerminal",
  summary: "How a printed bingo card stands, by the code on it.",
  callers: everyone,
  payload: payloads.bingoCheckTerminal,
  result: result(bingoCheck),
  errors: ["not_found"],
});

export const printingCouponCancel = defineCall({
  key: "printingCouponCancel",
  area: "coupon",
  path: "/ekol/printingCouponCancel",
  summary: "Takes a coupon back that could not be printed (D46).",
  callers: bettor,
  effect: true,
  payload: payloads.printingCouponCancel,
  result: result(cancelledCoupon),
  errors: ["invalid_key", "key_reused", "not_found", "not_waiting", "cancel_period_over"],
});

export const printerStatus = defineCall({
  key: "printerStatus",
  area: "coupon",
  path: "/ekol/printerStatus",
  summary: "Whether the printer of an enrolled terminal can print.",
  callers: till,
  payload: payloads.printerStatus,
  result: result(printerState),
  errors: ["not_found", "printer_no_paper", "printer_offline", "printer_cover_open"],
});
