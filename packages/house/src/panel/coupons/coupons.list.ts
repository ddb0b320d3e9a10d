import type { Cell, CouponStatus } from "@livery/contract";
import type { PanelCouponRow, PanelPayload } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import { beginning, conditionsOf, nameBeginning, since, until } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { usersOfDealerInScope } from "../scope.ts";
import { requireInScope } from "../users/require.ts";
import { readCouponRows } from "./coupons.rows.ts";

type ListQuery = PanelPayload<"panelCoupons">;
type Filter = ListQuery["filter"];
type By = NonNullable<ListQuery["sort"]>["by"];

/** Coupons of the users in the actor's scope; their days are those of the zone. Throws `dealer_not_found` and `user_not_found`. */
export async function couponList(
  db: Kysely<Schema>,
  actor: Actor,
  zone: string,
  { dealerId, search = "", ...filter }: Filter,
): Promise<List<PanelCouponRow, By>> {
  const cell = requirePermission(actor, "coupon.view");
  await requireVisible(db, actor, dealerId);
  await requireInScope(db, actor, cell, filter.playerId);
  return {
    from: sql`coupon`,
    where: [
      sql`coupon.tenant_id = ${actor.tenantId}`,
      ...(await inBranch(db, actor, cell, dealerId)),
      ...(search === "" ? [] : [await found(db, actor, search)]),
      ...conditionsOf(filter, {
        playerId: (id) => sql`coupon.player_id = ${anyId(id)}`,
        siteId: (id) => sql`coupon.site_id = ${anyId(id)}`,
        status: (statuses: readonly CouponStatus[]) => sql`coupon.status = any (${statuses})`,
        kind: (kind) => sql`coupon.kind = ${kind}`,
        phase: (phase) => sql`coupon.phase = ${phase}`,
        from: (day) => since(sql.ref("coupon.placed_at"), day, zone),
        to: (day) => until(sql.ref("coupon.placed_at"), day, zone),
      }),
    ],
    key: sql`coupon.coupon_id`,
    orders: {
      placedAt: { by: sql`coupon.placed_at` },
      stake: { by: sql`coupon.stake` },
      maxReturn: { by: sql`coupon.max_return` },
      userName: {
        by: sql`lower(bettor.user_name) collate "C"`,
        join: sql`join player bettor on bettor.player_id = coupon.player_id`,
      },
    },
    sort: { by: "placedAt", descending: true },
    read: (keys) => readCouponRows(db, keys),
  };
}

/**
 * The condition that a coupon's player is below one of the dealers; none if all of the tenant are. The dealers are looked up
 * first: with their ids PostgreSQL can estimate the number of players.
 */
async function inBranch(
  db: Kysely<Schema>,
  actor: Actor,
  cell: Cell,
  dealerId: number | undefined,
): Promise<readonly RawBuilder<unknown>[]> {
  if (cell.scope === "tenant" && dealerId === undefined) return [];
  const below = dealerId === undefined ? sql`true` : sql`path @> array[${dealerId}]::integer[]`;
  const { rows } = await sql<{ dealer_id: number }>`
    select dealer_id from dealer
    where tenant_id = ${actor.tenantId} and ${usersOfDealerInScope(actor, cell, sql.ref("dealer_id"))} and ${below}`.execute(
    db,
  );
  const dealers = rows.map((row) => row.dealer_id);
  return [sql`coupon.player_id in (select player_id from player where dealer_id = any (${dealers}::integer[]))`];
}

/** Matches a coupon's number or its beginning, as printed or read aloud, or the beginning of a user's name. */
async function found(db: Kysely<Schema>, actor: Actor, text: string): Promise<RawBuilder<unknown>> {
  const number = text.replaceAll(/[\s-]/g, "").toUpperCase();
  const { rows } = await sql<{ player_id: number }>`
    select player_id from player
    where tenant_id = ${actor.tenantId} and lower(user_name) collate "C" like ${nameBeginning(text)}`.execute(db);
  const players = rows.map((row) => row.player_id);
  if (number === "") return sql`coupon.player_id = any (${players}::integer[])`;
  return sql`(coupon.number like ${beginning(number)} or coupon.player_id = any (${players}::integer[]))`;
}
