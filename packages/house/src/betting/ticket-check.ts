import { minor } from "@livery/betting";
import type { TicketCheck } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { couponForm, formColumns, systemOf } from "./coupon-form.ts";

/** The state of a printed coupon of the tenant by its code: kind, status, stake and payout only. Null if there is none. */
export async function checkTicket(db: Kysely<Schema>, tenantId: number, code: string): Promise<TicketCheck | null> {
  const row = await db
    .selectFrom("coupon")
    .select([...formColumns, systemOf("coupon").as("system")])
    .select(["number", "status", "placed_at", "currency", "stake as total_stake", "payout", "sold_price"])
    .where("tenant_id", "=", tenantId)
    .where("number", "=", code.toUpperCase().replaceAll("-", ""))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...couponForm(row),
    couponNumber: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    currency: row.currency,
    totalStake: minor(row.total_stake),
    payout: row.payout === null ? null : minor(row.payout),
    soldPrice: minor(row.sold_price),
  };
}
