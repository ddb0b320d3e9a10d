import { randomUUID } from "node:crypto";
import { minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import { runDueWork } from "../../jobs/due-work.ts";
import { insertMatches } from "../../catalogue/match-rows.ts";
import { openMarkets } from "../../catalogue/open-markets.ts";
import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import type { Schema } from "../../db/schema.ts";
import { seed } from "../../seed/seed.ts";
import { ruleMatch, type ManualResult } from "../rule-match.ts";

/** A coupon of the benchmark: its expected and its actual result. */
export interface BulkCoupon {
  readonly couponId: bigint;
  readonly stake: bigint;
  readonly status: string;
  readonly payout: bigint | null;
  /**
   * Outcomes of the selections in the three-way market, home 1, draw 2, away 3, with the odds in thousandths; of the match and of
   * its companion.
   */
  readonly legs: readonly { readonly match: number; readonly outcome: number; readonly odds: number }[];
}

/** Open coupons of one match, created in bulk, to measure their settlement. */
export interface SettlementFixture {
  /** The match of all coupons, and the match of the second selection of every third. */
  readonly matchIds: readonly [number, number];
  /** Enters the result of both; the money moves with the server's due work. */
  enterResult(home: number, away: number): Promise<void>;
  /** Rolls back both results. */
  rollBack(): Promise<void>;
  /** Runs the due work to its end; returns how many coupons it changed. */
  work(): Promise<number>;
  /** The coupons in the order of their ids, in batches: neither side needs them all in memory. */
  coupons(): AsyncGenerator<readonly BulkCoupon[], void, undefined>;
}

const batchSize = 5_000;
const players = 200;

/** Fills the benchmark's own database with `count` open coupons of one match, ledger included. */
export async function settlementFixture(db: Kysely<Schema>, count: number): Promise<SettlementFixture> {
  const matchIds = await makeMatches(db);
  const names = Array.from({ length: players }, (_, at) => `bulk${at}`);
  const balance = minor(1_000_000_000);
  const { tenantId, siteIds } = await seed(db, {
    tenant: "bulk",
    currency: "EUR",
    sites: [{ name: "bulk", hosts: ["bulk.localhost"], siteKey: "bulk-site-key", settings: {} }],
    dealers: [{ name: "bulk", credit: minor(balance * BigInt(players + 1)) }],
    players: [{ userName: "bulk", site: "bulk", password: randomUUID().slice(0, 20), lang: "en", balance: minor(1) }],
  });
  await makePlayers(db, names, balance);
  for (let from = 0; from < count; from += batchSize)
    await makeCoupons(db, {
      tenantId,
      siteId: siteIds["bulk"] ?? 0,
      matchIds,
      from,
      to: Math.min(count, from + batchSize),
    });
  const rule = async (manualResult: ManualResult): Promise<void> => {
    for (const matchId of matchIds)
      // A server that runs beside it may enter a result of the match as well.
      await db.transaction().execute(async (trx) => {
        const { facts } = await trx
          .selectFrom("match")
          .select("facts")
          .where("match_id", "=", matchId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await ruleMatch(trx, { matchId, version: facts, actor: "system", reason: null, ruling: manualResult });
      });
  };
  await sql`analyze coupon, coupon_leg, ledger_account, ledger_transaction, ledger_entry`.execute(db);
  return {
    matchIds,
    enterResult: async (home, away) => {
      await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = any (${matchIds}::integer[])`.execute(
        db,
      );
      const result = { ft: [home, away], ht: null, et: null, p: null, goals: [], source: "panel" } as const;
      await rule({ kind: "result", result, certainty: "confirmed" });
    },
    rollBack: () => rule({ kind: "roll_back" }),
    work: async () => (await runDueWork(db, { wait: true })).settled,
    coupons: () => bulkCoupons(db),
  };
}

async function makeMatches(db: Kysely<Schema>): Promise<readonly [number, number]> {
  const { categoryId, tournamentId } = await ensureTournament(db, {
    category: "Bulk",
    flag: null,
    tournament: "Bulk League",
  });
  const names = ["Bulk Town 0", "Bulk Town 1", "Bulk Town 2", "Bulk Town 3"];
  const teams = await ensureTeams(db, categoryId, names);
  const rows = [0, 1].map((at) => ({
    sourceKey: String(at),
    round: null,
    stage: null,
    groupName: null,
    ground: null,
    homeTeamId: teams.get(`bulk-town-${2 * at}`) as number,
    awayTeamId: teams.get(`bulk-town-${2 * at + 1}`) as number,
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    timeKnown: true,
    status: "not_started" as const,
    reason: null,
    heldResult: null,
    result: null,
    decided: false,
  }));
  const ids = [...(await insertMatches(db, { tournamentId, season: "bulk", source: "openfootball" }, rows)).values()];
  const offered = ids.map((matchId, at) => ({
    matchId,
    home: names[2 * at] ?? "",
    away: names[2 * at + 1] ?? "",
    neutral: true,
    locked: false,
  }));
  await openMarkets(db, offered);
  return [ids[0] ?? 0, ids[1] ?? 0];
}

/** Copies the seeded player: hashing one password per player would take longer than all the rest. */
async function makePlayers(db: Kysely<Schema>, names: readonly string[], balance: bigint): Promise<void> {
  await sql`
    with model as (select to_jsonb(player) as row from player where user_name = 'bulk'),
      made as (
        insert into player
        select (jsonb_populate_record(null::player, model.row || jsonb_build_object('user_name', name,
          'player_id', nextval(pg_get_serial_sequence('player', 'player_id')), 'number', null))).*
        from model, unnest(${names}::text[]) name returning player_id)
    select count(*) from made`.execute(db);
  await sql`
    select ledger_post(tenant_id, 'credit', currency, null, 'bulk', null, jsonb_build_array(
      jsonb_build_object('account', 'credit:' || dealer_id, 'amount', ${-balance}::bigint), jsonb_build_object('account', 'cash:' || player_id, 'amount', ${balance}::bigint)))
    from player where user_name like 'bulk_%'`.execute(db);
}

interface Lot {
  readonly tenantId: number;
  readonly siteId: number;
  readonly matchIds: readonly [number, number];
  readonly from: number;
  readonly to: number;
}

/** Coupon n: of player n modulo 200, on outcome n modulo 3 of the match; every third on one of the companion too. */
async function makeCoupons(db: Kysely<Schema>, { tenantId, siteId, matchIds: [match, companion], from, to }: Lot) {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '120s'`.execute(trx);
    await sql`
      with bulk as (
        select n, (select array_agg(player_id order by player_id) from player where user_name like 'bulk_%') as players from generate_series(${from}::integer, ${to - 1}::integer) n
      ), placed as (
        insert into coupon (tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
          max_return, bonus_percent, bonus, capped, placed_at)
        select ${tenantId}, ${siteId}, players[1 + n % ${players}], 'B' || lpad(n::text, 11, '0'), case n % 3 when 0 then 'accumulator' else 'single' end, 'prematch', 'EUR',
          100 + n % 900, 'coupon', 100 + n % 900, 1, case n % 3 when 0 then 2 else 1 end, '{}', 'none', 100000000, 0, 0, false, house_now() from bulk
        returning coupon_id, substr(number, 2)::integer as n, player_id, stake
      ), legs as (
        insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker)
        select coupon_id, leg, match_id, market_id, 1, '', outcome_id, odds, odds, false
        from placed cross join (values (0, ${match}::integer), (1, ${companion}::integer)) as l(leg, match_id)
        join market using (match_id) join outcome using (market_id)
        where market_type_id = 1 and outcome_id = 1 + (n / 3 + leg) % 3 and (leg = 0 or n % 3 = 0)
      )
      select count(ledger_post(${tenantId}, 'place', 'EUR', coupon_id, 'bulk', null, jsonb_build_array(
        jsonb_build_object('account', 'cash:' || player_id, 'amount', -stake), jsonb_build_object('account', 'open:' || coupon_id, 'amount', stake)))) from placed`.execute(
      trx,
    );
  });
}

async function* bulkCoupons(db: Kysely<Schema>): AsyncGenerator<readonly BulkCoupon[], void, undefined> {
  for (let after = 0n; ;) {
    const { rows } = await sql<BulkCoupon>`
      select coupon_id as "couponId", stake, status, payout,
        (select jsonb_agg(jsonb_build_object('match', match_id, 'outcome', outcome_id, 'odds', odds) order by position) from coupon_leg l where l.coupon_id = c.coupon_id) as legs
      from coupon c where coupon_id > ${after} order by coupon_id limit ${batchSize}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.couponId ?? after;
  }
}
