import { CallError } from "@livery/contract";
import { cancelCoupon } from "../../betting/cancel.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** Cancels one of the caller's own coupons within its window (D18), once per idempotency key; a foreign coupon is not found. */
export const couponCanceled: Handler<"couponCanceled"> = async (context, { couponId, reason }) => {
  const { hash, userId, player } = signedIn(context);
  try {
    return await cancelCoupon(context.house.db, {
      couponId,
      tenantId: player.tenantId,
      by: "self",
      actor: `player:${userId}`,
      reason: reason === undefined || reason === "" ? null : reason,
      player: { userId, sessionHash: hash, idempotencyKey: context.idempotencyKey },
    });
  } catch (error) {
    if (error instanceof CallError && error.code === "not_found")
      throw new CallError("not_found", { path: "ticketId" });
    throw error;
  }
};
