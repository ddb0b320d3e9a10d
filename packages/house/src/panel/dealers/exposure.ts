import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { type DealerExposure, type ExposedMarket, mostMarkets } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { requirePermission, type PanelHandler } from "../panel-context.ts";
import { seesDealer } from "../scope.ts";

interface Whole {
  readonly all_coupons: number;
  readonly all_stake: bigint;
  readonly all_exposure: bigint;
}

interface MarketRow {
  readonly match_id: number;
  readonly home: string;
  readonly away: string;
  readonly starts_at: Date;
  readonly market_id: number;
  readonly market_type_id: number;
  readonly market_name: string;
  readonly special: string;
  readonly coupons: number;
  readonly stake: bigint;
  readonly exposure: bigint;
  readonly outcome_name: string;
  readonly outcome_exposure: bigint;
  readonly markets: number;
}

/** A dealer without waiting coupons below it has only the totals. */
type Row = Whole & (MarketRow | { readonly market_id: null });

/** A dealer's exposure now, by market; the list of coupons shows the players, to those with the permission. */
export const panelDealerExposure: PanelHandler<"panelDealerExposure"> = async (
  { house: { db }, actor },
  { dealerId },
) => {
  const sees = seesDealer(actor, requirePermission(actor, "coupon.view"));
  const { rows: found } = await sql<{ dealerId: number; currency: string }>`
    select dealer_id as "dealerId", currency from dealer where dealer.dealer_id = ${anyId(dealerId)} and ${sees}`.execute(
    db,
  );
  const [dealer] = found;
  if (!dealer) throw new CallError("dealer_not_found", { path: "dealerId" });
  return db.transaction().execute(async (trx) => {
    // The selections of fifty thousand coupons are grouped in memory; with the default memory half of them spill to disk.
    await sql`set local work_mem = '32MB'`.execute(trx);
    return { currency: dealer.currency, ...(await exposedMarkets(trx, dealer.dealerId)) };
  });
};

/**
 * The waiting coupons below a dealer that can cost more than their stakes: in total, and by market. A coupon counts once on each
 * market that it still waits for, whatever the number of its selections there.
 */
async function exposedMarkets(db: Kysely<Schema>, dealerId: number): Promise<Omit<DealerExposure, "currency">> {
  const { rows } = await sql<Row>`
    with open as materialized (
      select c.coupon_id, c.exposure, c.stake from dealer below join player using (dealer_id) join coupon c using (player_id)
      where below.path @> array[${dealerId}]::integer[] and c.exposure > 0
    ), whole as (
      select count(*)::integer as all_coupons, coalesce(sum(stake), 0)::bigint as all_stake, coalesce(sum(exposure), 0)::bigint as all_exposure from open
    ), leg as materialized (
      select open.coupon_id, open.exposure, open.stake, l.market_id, l.outcome_id
      from open join coupon_leg l using (coupon_id) where l.result = 'open'
    ), resting as (
      select market_id, count(*)::integer as coupons, sum(stake)::bigint as stake, sum(exposure)::bigint as exposure
      from (select market_id, min(stake) as stake, min(exposure) as exposure from leg group by coupon_id, market_id) each group by market_id
    ), heaviest as (
      select *, (count(*) over ())::integer as markets from resting order by exposure desc, market_id limit ${mostMarkets}
    ), favoured as (
      select distinct on (market_id) market_id, outcome_id, sum(exposure)::bigint as outcome_exposure
      from leg where market_id in (select market_id from heaviest)
      group by market_id, outcome_id order by market_id, sum(exposure) desc, outcome_id
    ), named as (
      select match_id, home.name as home, away.name as away, match.starts_at, market_id, market.market_type_id,
        market_type.name as market_name, market.special, coupons, stake, exposure, label.name as outcome_name, favoured.outcome_exposure, markets
      from heaviest join favoured using (market_id) join market using (market_id)
      join match using (match_id)
      join team home on home.team_id = match.home_team_id
      join team away on away.team_id = match.away_team_id
      join market_type on market_type.market_type_id = market.market_type_id
      join market_type_outcome label on label.market_type_id = market.market_type_id and label.outcome_id = favoured.outcome_id
    )
    select * from whole left join named on true order by exposure desc, market_id`.execute(db);
  const [{ all_coupons: coupons, all_stake: stake, all_exposure: exposure }] = rows as [Row, ...Row[]];
  const markets = rows.filter((row): row is Whole & MarketRow => row.market_id !== null);
  return {
    coupons,
    totalStake: minor(stake),
    exposure: minor(exposure),
    markets: markets[0]?.markets ?? 0,
    rows: markets.map(marketOf),
  };
}

function marketOf(row: MarketRow): ExposedMarket {
  return {
    matchId: row.match_id,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toISOString(),
    marketId: row.market_id,
    marketTypeId: row.market_type_id,
    marketName: row.market_name,
    special: row.special,
    coupons: row.coupons,
    totalStake: minor(row.stake),
    exposure: minor(row.exposure),
    outcomeName: row.outcome_name,
    outcomeExposure: minor(row.outcome_exposure),
  };
}
