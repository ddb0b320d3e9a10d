import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { OutcomeResult } from "../../db/tables/catalogue.ts";
import type { LockedMarket } from "../lock-markets.ts";

/** What became of an outcome; null where nobody knows yet. */
export type ResultOf = (market: LockedMarket, outcomeId: number) => OutcomeResult | null;

/** An outcome without a result. */
export interface UndecidedOutcome {
  readonly matchId: number;
  readonly market: number;
  readonly outcome: number;
}

/**
 * Gives the outcomes of locked markets their results, those that have one already excepted; in the same transaction the
 * legs on them get theirs, and coupons that are decided by that are queued for payment, so that nothing is lost between
 * the two. Returns the outcomes that stay without.
 */
export async function decideMarkets(
  db: Kysely<Schema>,
  locked: readonly LockedMarket[],
  resultOf: ResultOf,
): Promise<readonly UndecidedOutcome[]> {
  const markets = new Map(locked.map((market) => [market.market_id, market]));
  const marketIds = [...markets.keys()];
  const { rows: outcomes } = await sql<{ market: number; outcome: number }>`
    select market_id as market, outcome_id as outcome from outcome
    where market_id = any (${marketIds}::integer[]) and result is null`.execute(db);
  const undecided: UndecidedOutcome[] = [];
  const results = outcomes.flatMap(({ market, outcome }) => {
    const row = markets.get(market);
    const result = row && resultOf(row, outcome);
    if (result) return [{ market, outcome, result }];
    undecided.push({ matchId: row?.match_id ?? 0, market, outcome });
    return [];
  });
  await sql`
    update outcome set result = r.result
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(market integer, outcome integer, result text)
    where market_id = r.market and outcome_id = r.outcome`.execute(db);
  const open = new Set(undecided.map(({ market }) => market));
  await sql`
    update market set status = 'settled'
    where market_id = any (${marketIds.filter((id) => !open.has(id))}::integer[]) and status <> 'settled'`.execute(db);
  await decideLegs(db, marketIds);
  return undecided;
}

/**
 * Hands the outcomes' results to the legs on them, and queues the coupons that nothing can change any
 * more: those without an open leg, and those of one line that have lost one. Two that decided a leg each at the same
 * time could both find the other's still open: whoever decides takes the lock of `decideMarkets`' callers first.
 */
async function decideLegs(db: Kysely<Schema>, markets: readonly number[]): Promise<void> {
  await sql`
    update coupon_leg set result = outcome.result
    from outcome
    where coupon_leg.market_id = any (${markets}::integer[]) and coupon_leg.result = 'open'
      and outcome.market_id = coupon_leg.market_id and outcome.outcome_id = coupon_leg.outcome_id and outcome.result is not null`.execute(
    db,
  );
  await sql`
    insert into settlement_due (coupon_id)
    select coupon_id from coupon
    where status = 'open'
      and coupon_id in (select coupon_id from coupon_leg where market_id = any (${markets}::integer[]))
      and (not exists (select from coupon_leg l where l.coupon_id = coupon.coupon_id and l.result = 'open')
        or lines = 1 and exists (select from coupon_leg l where l.coupon_id = coupon.coupon_id and l.result = 'lost'))
    on conflict do nothing`.execute(db);
}
