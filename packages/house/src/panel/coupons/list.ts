import type { CouponStatus } from "@livery/contract";
import type { PanelCouponRow, PanelPayload } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, demand } from "../context.ts";
import { requireSeen } from "../dealers/require.ts";
import { beginning, conditionsOf, since, until } from "../lists/filter.ts";
import type { List } from "../lists/list.ts";
import { reachesUsersOf } from "../reach.ts";
import { requireReached } from "../users/require.ts";
import { readCouponRows } from "./rows.ts";

type Asked = PanelPayload<"panelCoupons">;
type Filter = Asked["filter"];
type By = NonNullable<Asked["sort"]>["by"];

/** Coupons of the users that the actor reaches. Throws `dealer_not_found` and `user_not_found`. */
export async function couponList(db: Kysely<Schema>, actor: Actor, filter: Filter): Promise<List<PanelCouponRow, By>> {
  const cell = demand(actor, "coupon.view");
  await requireSeen(db, actor, filter.dealerId);
  await requireReached(db, actor, cell, filter.playerId);
  return {
    // A left join that no condition asks for is not made: who sees the whole tenant counts by an index alone.
    from: sql`coupon left join player on player.player_id = coupon.player_id`,
    where: [
      sql`coupon.tenant_id = ${actor.tenantId}`,
      reachesUsersOf(actor, cell, sql.ref("player.dealer_id")),
      ...conditionsOf(filter, {
        search: (text) => found(actor, text),
        playerId: (id) => sql`coupon.player_id = ${anyId(id)}`,
        dealerId: (id) => sql`player.dealer_id in (select dealer_id from dealer where path @> array[${id}]::integer[])`,
        siteId: (id) => sql`coupon.site_id = ${anyId(id)}`,
        status: (statuses: readonly CouponStatus[]) => sql`coupon.status = any (${statuses})`,
        kind: (kind) => sql`coupon.kind = ${kind}`,
        phase: (phase) => sql`coupon.phase = ${phase}`,
        from: (day) => since(sql.ref("coupon.placed_at"), day),
        to: (day) => until(sql.ref("coupon.placed_at"), day),
      }),
    ],
    key: sql`coupon.coupon_id`,
    orders: {
      placedAt: { by: sql`coupon.placed_at` },
      stake: { by: sql`coupon.stake` },
      maxReturn: { by: sql`coupon.max_return` },
      userName: { by: sql`lower(player.user_name) collate "C"` },
    },
    sort: { by: "placedAt", descending: true },
    read: (keys) => readCouponRows(db, keys),
  };
}

/** A coupon's number or its beginning, as it is printed or read out, or the beginning of a user's name. */
function found(actor: Actor, text: string): RawBuilder<unknown> {
  const number = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return sql`coupon.coupon_id in (
    select coupon_id from coupon where number like ${beginning(number)}
    union all
    select coupon_id from coupon join player using (player_id)
    where player.tenant_id = ${actor.tenantId} and lower(player.user_name) like ${beginning(text.toLowerCase())})`;
}
