import { CallError } from "@livery/contract";
import { cancelCoupon } from "../betting/cancel.ts";
import { couponDetail } from "../betting/coupon-detail.ts";
import { listCoupons } from "../betting/coupon-list.ts";
import { placeCoupon } from "../betting/place.ts";
import { offerCoupon, sellCoupon as sell } from "../betting/sale/sell.ts";
import { bookSlip as book, loadBooking as load } from "../betting/sharing/booking.ts";
import { shareCoupon as share, sharedCoupon as shared } from "../betting/sharing/share.ts";
import { checkTicket } from "../betting/ticket-check.ts";
import type { Handler, Handlers } from "../context.ts";
import { toCallError } from "../http/errors.ts";
import { signedIn } from "../http/identity.ts";
import { consume } from "../rate-limits.ts";
import { namingField, requireFound } from "./not-found-field.ts";
import { withSlipField } from "./slip-field.ts";

/** Places a coupon, once per idempotency key (D21). */
const createcoupon: Handler<"createcoupon"> = async (context, slip) => {
  const { hash, player } = signedIn(context);
  const bettor = { sessionHash: hash, player, idempotencyKey: context.idempotencyKey };
  const { betting, metrics } = context.house;
  try {
    const placed = await placeCoupon(betting, bettor, slip);
    metrics.placement(placed.status === "pending" ? "delayed" : "placed");
    return placed;
  } catch (error) {
    metrics.placement(toCallError(error).code);
    throw error instanceof CallError ? withSlipField(error) : error;
  }
};

/** The caller's own coupons, newest first. */
const getCoupons: Handler<"getCoupons"> = async (context, filter) =>
  listCoupons(context.house.db, signedIn(context).userId, filter);

/** One of the caller's own coupons by its printed number; a foreign coupon is not found. */
const getCoupon: Handler<"getCoupon"> = async (context, { couponNumber }) => {
  const { userId } = signedIn(context);
  const { db, live } = context.house;
  return requireFound("couponNumber", couponDetail(db, userId, { couponNumber }, live));
};

/** One of the caller's own coupons with its selections; a foreign coupon is not found. */
const getCouponDetail: Handler<"getCouponDetail"> = async (context, { couponId }) => {
  const { userId } = signedIn(context);
  const { db, live } = context.house;
  return requireFound("ticketId", couponDetail(db, userId, { couponId }, live));
};

/** Cancels one of the caller's own coupons within its window (D18), once per idempotency key; a foreign coupon is not found. */
const couponCanceled: Handler<"couponCanceled"> = async (context, { couponId, reason }) => {
  const { hash, userId, player } = signedIn(context);
  const cancelled = cancelCoupon(context.house.db, {
    couponId,
    tenantId: player.tenantId,
    by: "self",
    actor: `player:${userId}`,
    reason: reason === undefined || reason === "" ? null : reason,
    player: { userId, sessionHash: hash, idempotencyKey: context.idempotencyKey },
  });
  return namingField("ticketId", cancelled);
};

/** Without a quote: offers a price for one of the caller's own coupons or a part of it. With the quote: sells it (D17). */
const sellCoupon: Handler<"sellCoupon"> = async (context, { couponId, percent, quote }) => {
  const { hash, userId, player } = signedIn(context);
  const { betting } = context.house;
  const { idempotencyKey } = context;
  const seller = { tenantId: player.tenantId, userId, sessionHash: hash, idempotencyKey };
  return namingField(
    "ticketId",
    quote === undefined
      ? offerCoupon(betting, seller, couponId, percent ?? 100)
      : sell(betting, seller, { couponId, quote, percent: percent ?? null }),
  );
};

/** Returns the random id under which one of the caller's own coupons shares its selections; a foreign coupon is not found. */
const shareCoupon: Handler<"shareCoupon"> = async (context, { couponId }) =>
  requireFound("ticketId", share(context.house.betting, signedIn(context).userId, couponId));

/** The selections of a shared coupon, for everyone who has its id. */
const sharedCoupon: Handler<"sharedCoupon"> = async ({ house, ip, site }, { shareId }) => {
  await consume(house.buckets.codes, ip);
  return requireFound("shareId", shared(house.betting, site.tenantId, shareId));
};

/** Stores a slip under a booking code (D22). */
const bookSlip: Handler<"bookSlip"> = async ({ house, ip, site }, { selections, sizes = [] }) => {
  await consume(house.buckets.bookings, ip);
  return book(house.betting, site.tenantId, { selections, sizes });
};

/** The slip of a booking code, at current prices. */
const loadBooking: Handler<"loadBooking"> = async ({ house, ip, site }, { code }) => {
  await consume(house.buckets.codes, ip);
  return requireFound("code", load(house.betting, site.tenantId, code));
};

/** The state of a printed coupon, by its code; rate-limited by address, so that codes cannot be guessed. */
const ticketCheckTerminal: Handler<"ticketCheckTerminal"> = async ({ house, ip, site }, { code }) => {
  await consume(house.buckets.codes, ip);
  return requireFound("code", checkTicket(house.db, site.tenantId, code));
};

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
