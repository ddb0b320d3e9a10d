import { type Kysely, sql } from "kysely";
import { slugOf } from "../../catalogue/folding.ts";
import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import type { Schema } from "../../db/schema.ts";
import type { LiveMarketPrice } from "../prices/live-price.ts";
import { notStarted } from "../sources/match-state.ts";
import type { IngestedMatch } from "../sources/ingest/ingested-match.ts";
import { programmeSeason, type SourceMatch } from "../sources/source.ts";
import type { LiveRecord, RecordMarket } from "./live-record.ts";
import { pricesOf } from "./prices-of.ts";
import { limitsByOutcome, limitsIn, type StoredOutcomeLimits } from "./read-stored.ts";

/** Live matches stay open until their source ends them; the server's clock does not end them. */
const noEnd = "365 days";

interface StoredMatch {
  readonly match_id: number;
  readonly status: string;
  readonly starts_at: Date;
}

/**
 * Adds a source's match to the catalogue with its markets, locked, so that bets refer to real rows; a match that is already there
 * continues. Null if it is over: a source announces it again after a restart.
 */
export async function announce(db: Kysely<Schema>, run: string, ingested: IngestedMatch): Promise<LiveRecord | null> {
  const source = ingested.match;
  const { category, flag, tournament, home, away, sportId } = source;
  const listing = await ensureTournament(db, { sportId, category, flag, tournament });
  const teams = await ensureTeams(db, listing.categoryId, [home, away]);
  const match = await ensureMatch(db, run, source, {
    tournamentId: listing.tournamentId,
    homeId: teams.get(slugOf(home)) ?? 0,
    awayId: teams.get(slugOf(away)) ?? 0,
  });
  if (match.status !== "live") return null;
  return {
    matchId: match.match_id,
    source,
    listing: listing,
    startsAt: match.starts_at.toISOString(),
    markets: await ensureMarkets(db, match.match_id, pricesOf({ state: notStarted, ingested }, 0)),
    requestedMarketCount: ingested.markets.size,
    state: notStarted,
    ingested,
    shownStopped: true,
    pricedAt: 0,
    ended: null,
    broken: false,
    balanced: 0,
  };
}

interface MatchIds {
  readonly tournamentId: number;
  readonly homeId: number;
  readonly awayId: number;
}

/**
 * The row of a match, live. A match that the programme listed is taken over: its markets are locked until they have a live price,
 * and it starts when its source says.
 */
async function ensureMatch(db: Kysely<Schema>, run: string, source: SourceMatch, ids: MatchIds): Promise<StoredMatch> {
  const ahead = source.startsAt - Date.now();
  const season = source.listed === true ? programmeSeason : run;
  await sql`
    with wanted as (
      select date_trunc('second', house_now() + ${ahead}::double precision * interval '1 millisecond') as starts_at
    ), taken as (
      insert into match (tournament_id, season, source, source_key, home_team_id, away_team_id, starts_at, ends_at, status)
      select ${ids.tournamentId}::integer, ${season}, 'live', ${source.key}, ${ids.homeId}::integer, ${ids.awayId}::integer,
        starts_at, starts_at + ${noEnd}::interval, 'live' from wanted
      on conflict (tournament_id, season, source_key) do update
        set status = 'live', starts_at = excluded.starts_at, ends_at = excluded.ends_at, version = match.version + 1
        where match.status in ('not_started', 'live') and not exists (select from live_match where live_match.match_id = match.match_id)
      returning match_id
    ), locked as materialized (
      select market_id from market where match_id in (select match_id from taken) order by market_id for update
    ), closed as (
      update market set status = 'locked' where market_id in (select market_id from locked) and status in ('open', 'closed')
    )
    insert into live_match (match_id, run) select match_id, ${run} from taken`.execute(db);
  const match = await db
    .selectFrom("match")
    .select(["match_id", "status", "starts_at"])
    .where("tournament_id", "=", ids.tournamentId)
    .where("season", "=", season)
    .where("source_key", "=", source.key)
    .executeTakeFirstOrThrow();
  // Another run of the same programme played it before.
  if (season !== run && match.status === "live")
    await db.updateTable("live_match").set({ run }).where("match_id", "=", match.match_id).execute();
  return match;
}

/** Adds the markets that its source has priced since; the others stay the same objects. */
export async function openMarkets(db: Kysely<Schema>, record: LiveRecord): Promise<void> {
  const { markets: priced } = record.ingested;
  const known = new Map(record.markets.map((market) => [market.marketId, market]));
  const stored = await ensureMarkets(db, record.matchId, priced);
  record.markets = stored.map((market) => known.get(market.marketId) ?? { ...market, limitsPublished: false });
  record.requestedMarketCount = priced.size;
}

/** Returns all markets of a match; missing ones of `prices` are added, locked. A market is added once it has a price. */
async function ensureMarkets(
  db: Kysely<Schema>,
  matchId: number,
  prices: ReadonlyMap<string, LiveMarketPrice>,
): Promise<RecordMarket[]> {
  const rows = [...prices.values()]
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ marketTypeId, special, outcomes }) => ({
      type: marketTypeId,
      special,
      outcomes: outcomes.map(({ outcomeId, odds }) => ({ id: outcomeId, odds })),
    }));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(type integer, special text, outcomes jsonb)
    ), made as (
      insert into market (match_id, market_type_id, special, status) select ${matchId}::integer, type, special, 'locked' from wanted
      on conflict (match_id, market_type_id, special) do nothing
      returning market_id, market_type_id, special
    )
    insert into outcome (market_id, outcome_id, odds)
    select made.market_id, (outcome->>'id')::integer, (outcome->>'odds')::integer
    from made join wanted on (wanted.type, wanted.special) = (made.market_type_id, made.special)
    cross join lateral jsonb_array_elements(wanted.outcomes) outcome`.execute(db);
  const stored = await sql<{
    market_id: number;
    market_type_id: number;
    name: string;
    special: string;
    status: string;
    version: bigint;
    outcomes: readonly (readonly [number, string])[];
    limits: StoredOutcomeLimits;
  }>`
    select market.market_id, market.market_type_id, market_type.name, special, status, version,
      (select jsonb_agg(jsonb_build_array(outcome_id, label.name) order by label.list_order)
       from outcome join market_type_outcome label using (outcome_id)
       where outcome.market_id = market.market_id and label.market_type_id = market.market_type_id) as outcomes,
      ${limitsByOutcome} as limits
    from market join market_type using (market_type_id)
    where match_id = ${matchId} order by market_type.list_order, special`.execute(db);
  return stored.rows.map((row) => ({
    marketId: row.market_id,
    marketTypeId: row.market_type_id,
    name: row.name,
    special: row.special,
    outcomes: new Map(row.outcomes),
    stored: { status: row.status, version: row.version, limits: limitsIn(row.limits) },
    limitsPublished: true,
    modelOpen: false,
    shownOpen: false,
    chance: 0,
  }));
}

/** Abandons the matches of all other runs: their bets are void after 48 hours (D20). Returns how many. */
export async function abandonOthers(db: Kysely<Schema>, run: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ match_id: number }>`
      select match_id from match where source = 'live' and status = 'live'
        and match_id in (select match_id from live_match where run <> ${run}) order by match_id for update`.execute(
      trx,
    );
    const ids = rows.map(({ match_id }) => match_id);
    if (ids.length === 0) return 0;
    await sql`
      with locked as (select market_id from market where match_id = any (${ids}::integer[]) order by market_id for update)
      update market set status = 'closed' where market_id in (select market_id from locked) and status in ('open', 'locked')`.execute(
      trx,
    );
    await sql`
      update match set status = 'abandoned', ends_at = greatest(house_now(), starts_at + interval '1 second'), version = version + 1
      where match_id = any (${ids}::integer[])`.execute(trx);
    return ids.length;
  });
}
