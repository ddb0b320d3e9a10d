import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { moneyMoves } from "../ledger/halts.ts";
import type { Log } from "../log.ts";
import { type DueCoupon, settlementOf } from "./settlement.ts";
import { storedLeg } from "./stored-coupon.ts";

/** Coupons per round trip and transaction. */
const batchSize = 250;

/**
 * Pays, closes or reopens all coupons that results have decided or changed (D5, D6, D11, D16). settle_coupon settles each at most
 * once (I6 to I8); a coupon that fails is reported and postponed, and does not block others. Returns how many were changed;
 * `signal` ends it after the current batch.
 */
export async function settleDue(db: Kysely<Schema>, log: Log, signal?: AbortSignal): Promise<number> {
  for (let settled = 0; ;) {
    const due = signal?.aborted === true ? [] : await dueCoupons(db);
    if (due.length === 0) return settled;
    settled += await settleBatch(db, due, log);
  }
}

async function dueCoupons(db: Kysely<Schema>): Promise<readonly DueCoupon[]> {
  const { rows } = await sql<DueCoupon>`
    select c.coupon_id, c.stake as total_stake, c.sold_stake, c.sizes, c.max_pay, c.bonus_rule, due.actor, due.reason, legs.legs
    from (
      select coupon_id, settlement_due.actor, settlement_due.reason from settlement_due join coupon waiting using (coupon_id)
      where due_at <= clock_timestamp() and ${moneyMoves("waiting.tenant_id")} order by due_at, coupon_id limit ${batchSize}
    ) due
    join coupon c using (coupon_id)
    cross join lateral (
      select jsonb_agg(${storedLeg} order by leg.position) as legs from coupon_leg leg where leg.coupon_id = c.coupon_id
    ) legs
    order by c.coupon_id`.execute(db);
  return rows;
}

/** Settles all in one transaction; if that fails, one by one, to find the coupon at fault. */
async function settleBatch(db: Kysely<Schema>, due: readonly DueCoupon[], log: Log): Promise<number> {
  try {
    return await settle(db, due.map(settlementOf));
  } catch (error) {
    log.warn({ err: error, coupons: due.length }, "settling coupons together failed; trying one by one");
  }
  let settled = 0;
  for (const coupon of due) {
    try {
      settled += await settle(db, [settlementOf(coupon)]);
    } catch (error) {
      log.error({ err: error, couponId: coupon.coupon_id }, "a coupon could not be settled");
      await setAside(db, coupon.coupon_id, error);
    }
  }
  return settled;
}

async function settle(db: Kysely<Schema>, settlements: readonly object[]): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select settle_coupons(${JSON.stringify(settlements)}::jsonb) as settled`.execute(db);
  return rows[0]?.settled ?? 0;
}

/** Postpones the next attempt by one minute, then two, four … at most an hour. */
async function setAside(db: Kysely<Schema>, couponId: bigint, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await sql`
    update settlement_due set attempts = attempts + 1, last_error = ${message.slice(0, 500)},
      due_at = clock_timestamp() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))
    where coupon_id = ${couponId}`.execute(db);
}
