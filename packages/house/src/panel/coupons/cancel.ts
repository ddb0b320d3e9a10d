import { CallError } from "@livery/contract";
import { cancelCoupon } from "../../betting/cancel.ts";
import { recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelHandler } from "../panel-context.ts";
import { lockActor } from "../lock-actor.ts";
import { idempotent } from "../idempotent.ts";
import { requireCoupon } from "./coupon.ts";

/** Cancels a coupon of a user in scope, in its window (D18), once per idempotency key. */
export const panelCouponCancel: PanelHandler<"panelCouponCancel"> = (context, payload) =>
  idempotent(context, "panelCouponCancel", payload, async (trx) => {
    const { couponId, reason } = payload;
    const actor = await lockActor(trx, context.actor);
    const id = await requireCoupon(trx, actor, requirePermission(actor, "coupon.cancel"), couponId);
    const cancelled = await cancelCoupon(trx, {
      couponId,
      tenantId: actor.tenantId,
      by: actor.dealerId === null ? "system" : "dealer",
      actor: `staff:${actor.staffId}`,
      reason,
    });
    const coupon = await trx
      .selectFrom("coupon")
      .select(["number", "payout", "currency"])
      .where("coupon_id", "=", id)
      .executeTakeFirst();
    if (!coupon) throw new CallError("not_found", { path: "couponId" });
    await recordChange(trx, context, {
      action: "coupon.cancel",
      target: { kind: "coupon", id, name: coupon.number },
      currency: coupon.currency,
      changes: [
        { field: "status", before: "open", after: "cancelled" },
        { field: "payout", before: null, after: coupon.payout },
      ],
      reason,
    });
    return cancelled;
  });
