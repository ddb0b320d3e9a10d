import { decideOutcome } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { OutcomeResult, StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import type { Log } from "../../log.ts";
import { lockMarkets } from "../lock-markets.ts";

/** A match that was not played is void this long after it should have begun (D20). */
export const voidAfterHours = 48;

const atOnce = 20;

interface Decidable {
  readonly matchId: number;
  readonly status: StoredMatchStatus;
  readonly result: StoredResult | null;
}

/**
 * Settles the markets of matches that are over: by the score after 90 minutes, or as void (D20). In
 * the same transaction the legs on them get their results, and coupons that are decided by that are
 * queued for payment, so that nothing is lost between the two. Returns how many matches were decided.
 */
export async function decideMatches(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let decided = 0; ;) {
    const some = await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', '120s', true)`.execute(trx);
      const due = await decidable(trx);
      if (due.length > 0) await decide(trx, due, log);
      return due.length;
    });
    decided += some;
    if (some < atOnce) return decided;
  }
}

async function decidable(db: Kysely<Schema>): Promise<readonly Decidable[]> {
  const { rows } = await sql<{ match_id: number; status: StoredMatchStatus; result: StoredResult | null }>`
    select match_id, status, result from match
    where not decided and match_id = any (array(
      select match_id from match
      where not decided and status not in ('not_started', 'live')
        and (status = 'cancelled'
          or status = 'ended' and result->'ft' <> 'null'
          or starts_at + ${voidAfterHours} * interval '1 hour' <= house_now()
             and (status in ('postponed', 'abandoned') or status = 'ended' and result->'ft' = 'null'))
      limit ${atOnce}))
    order by match_id for update`.execute(db);
  return rows.map(({ match_id, status, result }) => ({ matchId: match_id, status, result }));
}

function resultOf(match: Decidable, type: number, outcome: number, special: string): OutcomeResult | null {
  const ft = match.status === "ended" ? (match.result?.ft ?? null) : null;
  if (ft === null) return "void";
  return decideOutcome(type, outcome, special, { home: ft[0], away: ft[1] })?.result ?? null;
}

async function decide(db: Kysely<Schema>, due: readonly Decidable[], log: Log): Promise<void> {
  const matches = new Map(due.map((match) => [match.matchId, match]));
  const markets = new Map((await lockMarkets(db, [...matches.keys()])).map((market) => [market.market_id, market]));
  const marketIds = [...markets.keys()];
  const { rows: outcomes } = await sql<{ market: number; outcome: number }>`
    select market_id as market, outcome_id as outcome from outcome where market_id = any (${marketIds}::integer[])`.execute(
    db,
  );
  const open = new Set<number>();
  const results = outcomes.flatMap(({ market, outcome }) => {
    const { match_id = 0, market_type_id = 0, special = "" } = markets.get(market) ?? {};
    const match = matches.get(match_id);
    const result = match && resultOf(match, market_type_id, outcome, special);
    if (result) return [{ market, outcome, result }];
    open.add(market);
    log.warn({ matchId: match_id, market, outcome }, "no score decides this outcome; an operator has to");
    return [];
  });
  await sql`
    update outcome set result = r.result
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(market integer, outcome integer, result text)
    where market_id = r.market and outcome_id = r.outcome`.execute(db);
  await sql`
    update market set status = 'settled'
    where market_id = any (${marketIds.filter((marketId) => !open.has(marketId))}::integer[])`.execute(db);
  await decideLegs(db, marketIds);
  await db
    .updateTable("match")
    .set({ decided: true, version: sql`version + 1` })
    .where("match_id", "in", [...matches.keys()])
    .execute();
}

/**
 * Hands the outcomes' results to the legs on them, and queues the coupons that nothing can change any
 * more: those without an open leg, and those of one line that have lost one. The caller is the only one
 * who decides at the time: two that decided a leg each could both find the other's still open.
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
