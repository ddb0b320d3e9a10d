import { minor, thousandths } from "@livery/betting";
import { type Action, CallError, type Cell } from "@livery/contract";
import type { PanelCoupon } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { couponForm, formColumns, systemOf } from "../../betting/coupon-form.ts";
import { couponLegs } from "../../betting/coupon-detail.ts";
import { type Actor, cellOf, requirePermission, type PanelHandler } from "../panel-context.ts";
import { userInScope } from "../scope.ts";
import { readCouponRows } from "./coupons.rows.ts";

/** One coupon with its selections and postings; not found outside the actor's scope. */
export const panelCoupon: PanelHandler<"panelCoupon"> = async ({ house: { db }, actor }, { couponId }) => {
  const id = await requireCoupon(db, actor, requirePermission(actor, "coupon.view"), couponId);
  const row = (await readCouponRows(db, [id])).get(id);
  const more = await db
    .selectFrom("coupon")
    .select([...formColumns, systemOf("coupon").as("system")])
    .select(["total_odds", "bonus_percent", "bonus", "capped", "reason"])
    .where("coupon_id", "=", id)
    .executeTakeFirst();
  if (row === undefined || more === undefined) throw new CallError("not_found", { path: "couponId" });
  return {
    ...row,
    ...couponForm(more),
    lines: more.lines,
    totalOdds: more.total_odds === null ? null : thousandths(Number(more.total_odds)),
    bonusPercent: more.bonus_percent,
    bonus: minor(more.bonus),
    capped: more.capped,
    reason: more.reason,
    legs: await couponLegs(db, id),
    postings: await postingsOf(db, actor, id),
    may: row.cancellableUntil === null ? [] : await couponPermissions(db, actor, id),
  };
};

/** The coupon's id if its player is in the cell's scope. Throws `not_found`. */
export async function requireCoupon(db: Kysely<Schema>, actor: Actor, cell: Cell, couponId: number): Promise<bigint> {
  const { rows } = await sql<{ coupon_id: bigint }>`
    select coupon.coupon_id from coupon join player using (player_id)
    where coupon.coupon_id = ${anyId(couponId)} and coupon.tenant_id = ${actor.tenantId} and ${userInScope(actor, cell)}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new CallError("not_found", { path: "couponId" });
  return row.coupon_id;
}

/** The actions that the actor may do to a coupon within its window; a fresh second factor is requested at the action. */
async function couponPermissions(db: Kysely<Schema>, actor: Actor, couponId: bigint): Promise<readonly Action[]> {
  const cell = cellOf(actor, "coupon.cancel");
  if (cell === null) return [];
  const { rows } = await sql`
    select from coupon join player using (player_id)
    where coupon.coupon_id = ${couponId} and ${userInScope(actor, cell)}`.execute(db);
  return rows.length === 0 ? [] : ["coupon.cancel"];
}

/** The ledger's transactions of a coupon, oldest first, each with its change of the player's cash. */
async function postingsOf(db: Kysely<Schema>, actor: Actor, couponId: bigint): Promise<PanelCoupon["postings"]> {
  const { rows } = await sql<{ id: bigint; at: Date; kind: string; actor: string; cash: bigint }>`
    select transaction_id as id, at, kind, actor_name(actor, ${actor.tenantId}, ${actor.dealerId}) as actor,
      coalesce((select sum(amount)::bigint from ledger_entry e where e.transaction_id = t.transaction_id and e.kind = 'cash'), 0) as cash
    from ledger_transaction t where coupon_id = ${couponId} order by transaction_id`.execute(db);
  return rows.map((row) => ({
    transactionId: Number(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    actor: row.actor,
    cash: minor(row.cash),
  }));
}
