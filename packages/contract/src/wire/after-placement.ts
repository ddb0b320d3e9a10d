import * as z from "zod/mini";
import type { BingoCheck, CancelledCoupon, CouponSale, PrinterState, TicketCheck } from "../model/after-placement.ts";
import { amount, count, currencyCode, flag, id, instant, text, whole } from "./atoms.ts";
import { couponFormFields, couponKind, couponNumber } from "./coupon.ts";
import { recordWithStatus } from "./coupon-status.ts";
import { record } from "./record.ts";

export const quote = text(64, 8);
export const percent = whole(1, 100);
/** The code that is printed as a barcode or QR. */
export const ticketCode = z.string().check(z.regex(/^[A-Za-z0-9-]{6,40}$/));

export const couponSale = record<CouponSale>({
  quote: ["quote", quote],
  percent: ["percent", percent],
  stake: ["stake", amount],
  remainingStake: ["remainingStake", amount],
  price: ["amount", amount],
  maxReturn: ["possibleGain", amount],
  expiresAt: ["expireDate", instant],
  validMs: ["validMs", count],
  sold: ["sold", flag],
  balance: ["userCredit", z.nullable(amount)],
});

export const cancelledCoupon = record<CancelledCoupon>({
  couponId: ["ticketId", id],
  cancelledAt: ["cancelDate", instant],
  balance: ["userCredit", amount],
});

export const ticketCheck = recordWithStatus<TicketCheck>({
  ...couponFormFields,
  kind: ["ticketType", z.optional(couponKind)],
  couponNumber: ["couponNumber", couponNumber],
  placedAt: ["couponDate", instant],
  currency: ["currency", currencyCode],
  totalStake: ["totalStake", amount],
  payout: ["gain", z.nullable(amount)],
  soldPrice: ["soldAmount", amount],
});

export const bingoCheck = record<BingoCheck>({
  cardNumber: ["cardNumber", text(40, 1)],
  status: ["status", z.enum(["waiting", "won", "lost", "paid"])],
  currency: ["currency", currencyCode],
  stake: ["totalStake", amount],
  payout: ["gain", z.nullable(amount)],
  drawnAt: ["drawDate", z.nullable(instant)],
});

export const printerState = record<{ readonly state: PrinterState }>({
  state: ["printer", z.enum(["ready", "no_paper", "offline", "cover_open"])],
});
