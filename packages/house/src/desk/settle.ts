import { settleCoupon, thousandths, minor, type SettledPick } from "@livery/betting";
import type { LegResult } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredBonus } from "../db/tables/foundation.ts";
import type { Log } from "../log.ts";

/** Coupons in memory at once, and in one transaction. */
const atOnce = 100;

interface DueLeg {
  readonly match: number;
  readonly type: number;
  readonly special: string;
  readonly outcome: number;
  readonly odds: number;
  readonly banker: boolean;
  readonly result: LegResult;
}

interface DueCoupon {
  readonly coupon_id: bigint;
  readonly amount: bigint;
  readonly stake_type: "line" | "coupon";
  readonly sizes: readonly number[];
  readonly max_pay: bigint | null;
  readonly bonus_rule: StoredBonus | null;
  readonly legs: readonly DueLeg[];
}

/**
 * Pays or closes every coupon that results have decided (D5, D6, D11). Each is settled by
 * settle_coupon, at most once whatever happens in between (I6, I7); one that cannot be is set aside
 * for a while and reported, and holds up no other. Returns how many were settled.
 */
export async function settleDue(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let settled = 0; ;) {
    const due = await dueCoupons(db);
    if (due.length === 0) return settled;
    settled += await settleBatch(db, due, log);
  }
}

async function dueCoupons(db: Kysely<Schema>): Promise<readonly DueCoupon[]> {
  const { rows } = await sql<DueCoupon>`
    select c.coupon_id, c.amount, c.stake_type, c.sizes, c.max_pay, c.bonus_rule, legs.legs
    from (select coupon_id from settlement_due where due_at <= clock_timestamp() order by due_at, coupon_id limit ${atOnce}) due
    join coupon c using (coupon_id)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('match', match_id, 'type', market_type_id, 'special', special, 'outcome', outcome_id, 'odds', odds,
        'banker', banker, 'result', result) order by position) as legs
      from coupon_leg where coupon_leg.coupon_id = c.coupon_id
    ) legs
    order by c.coupon_id`.execute(db);
  return rows;
}

/** All of them in one transaction; where that fails, one by one, so that the one at fault is found. */
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
  // All coupons before any cash: who cancels another coupon of the same player takes them in that order too.
  const { rows } = await sql<{ settled: boolean }>`
    with wanted as (select s from jsonb_array_elements(${JSON.stringify(settlements)}::jsonb) s),
    locked as materialized (
      select from coupon where coupon_id in (select (s->>'coupon')::bigint from wanted) order by coupon_id for update
    )
    select settle_coupon(s) as settled from wanted where (select count(*) from locked) > 0`.execute(db);
  return rows.filter(({ settled }) => settled).length;
}

/** Tries again after a minute, then after two, four … at most an hour. */
async function setAside(db: Kysely<Schema>, couponId: bigint, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await sql`
    update settlement_due set attempts = attempts + 1, last_error = ${message.slice(0, 500)},
      due_at = clock_timestamp() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))
    where coupon_id = ${couponId}`.execute(db);
}

function settlementOf(coupon: DueCoupon): object {
  const settlement = settleCoupon({
    picks: coupon.legs.map(pickOf),
    sizes: coupon.sizes,
    stake: minor(coupon.amount),
    stakeType: coupon.stake_type,
    maxPay: coupon.max_pay === null ? null : minor(coupon.max_pay),
    bonus: coupon.bonus_rule && { ...coupon.bonus_rule, odds: thousandths(coupon.bonus_rule.odds) },
  });
  return {
    coupon: String(coupon.coupon_id),
    results: coupon.legs.map(({ result }) => result),
    status: settlement.status,
    payout: String(settlement.payout),
    stakeReturned: String(settlement.stakeReturned),
    gain: String(settlement.gain),
    bonus: String(settlement.bonus),
    bonusPercent: settlement.bonusPercent,
    capped: settlement.capped,
    actor: "system",
    reason: settlement.status === "void" ? "not_played" : "result",
  };
}

function pickOf(leg: DueLeg): SettledPick {
  if (leg.result === "dead_heat") throw new RangeError("no result of a match is a dead heat");
  return {
    matchId: leg.match,
    marketTypeId: leg.type,
    special: leg.special,
    outcomeId: leg.outcome,
    odds: thousandths(leg.odds),
    banker: leg.banker,
    outcome: { result: leg.result },
  };
}
