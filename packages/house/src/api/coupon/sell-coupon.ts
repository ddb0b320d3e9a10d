import { CallError } from "@livery/contract";
import { offerCoupon, sellCoupon as sell } from "../../betting/sale/sell.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** Without a quote: offers a price for one of the caller's own coupons or a part of it. With the quote: sells it (D17). */
export const sellCoupon: Handler<"sellCoupon"> = async (context, { couponId, percent, quote }) => {
  const { hash, userId, player } = signedIn(context);
  const { betting } = context.house;
  const seller = {
    tenantId: player.tenantId,
    userId,
    sessionHash: hash,
    idempotencyKey: context.idempotencyKey,
  };
  try {
    return quote === undefined
      ? await offerCoupon(betting, seller, couponId, percent ?? 100)
      : await sell(betting, seller, { couponId, quote, percent: percent ?? null });
  } catch (error) {
    throw error instanceof CallError && error.code === "not_found"
      ? new CallError("not_found", { path: "ticketId" })
      : error;
  }
};
