import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { recordChange } from "../audit/record-change.ts";
import type { PanelHandler } from "../panel-context.ts";
import { dealerDetailOf } from "./detail.ts";
import { lockDealer } from "./locked-dealer.ts";

/**
 * Allows or forbids the sale of coupons below a dealer (D17). What a dealer above does not allow cannot be allowed below it
 * (`sell_not_allowed`). Without a difference nothing is written.
 */
export const panelDealerSale: PanelHandler<"panelDealerSale"> = (context, payload) => {
  const { house, actor } = context;
  const { couponSale, reason } = payload;
  return house.db.transaction().execute(async (trx) => {
    const dealer = await lockDealer(trx, actor, "role.edit", payload);
    if (couponSale !== dealer.couponSale) {
      if (couponSale && dealer.above.some((above) => !above.couponSale))
        throw new CallError("sell_not_allowed", { path: "couponSale" });
      await trx
        .updateTable("dealer")
        .set({
          flags: couponSale
            ? sql<string>`flags - 'coupon.sell'`
            : sql<string>`flags || jsonb_build_object('coupon.sell', false)`,
        })
        .where("dealer_id", "=", dealer.dealerId)
        .execute();
      await recordChange(trx, context, {
        action: "role.edit",
        target: { kind: "dealer", id: dealer.dealerId, name: dealer.name },
        changes: [{ field: "couponSale", before: dealer.couponSale, after: couponSale }],
        reason,
      });
    }
    return dealerDetailOf(trx, actor, dealer.dealerId);
  });
};
