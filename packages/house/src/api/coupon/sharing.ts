import { CallError } from "@livery/contract";
import { bookSlip as book, loadBooking as load } from "../../betting/sharing/booking.ts";
import { shareCoupon as share, sharedCoupon as shared } from "../../betting/sharing/share.ts";
import { consume } from "../../rate-limits.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** Returns the random id under which one of the caller's own coupons shares its selections; a foreign coupon is not found. */
export const shareCoupon: Handler<"shareCoupon"> = async (context, { couponId }) => {
  const found = await share(context.house.betting, signedIn(context).userId, couponId);
  if (found === null) throw new CallError("not_found", { path: "ticketId" });
  return found;
};

/** The selections of a shared coupon, for everyone who has its id. */
export const sharedCoupon: Handler<"sharedCoupon"> = async ({ house, ip, site }, { shareId }) => {
  await consume(house.buckets.codes, ip);
  const found = await shared(house.betting, site.tenantId, shareId);
  if (found === null) throw new CallError("not_found", { path: "shareId" });
  return found;
};

/** Stores a slip under a booking code (D22). */
export const bookSlip: Handler<"bookSlip"> = async ({ house, ip, site }, { picks, sizes = [] }) => {
  await consume(house.buckets.bookings, ip);
  return book(house.betting, site.tenantId, { picks, sizes });
};

/** The slip of a booking code, at current prices. */
export const loadBooking: Handler<"loadBooking"> = async ({ house, ip, site }, { code }) => {
  await consume(house.buckets.codes, ip);
  const booking = await load(house.betting, site.tenantId, code);
  if (booking === null) throw new CallError("not_found", { path: "code" });
  return booking;
};
