import { thousandths } from "@livery/betting";
import type { Market, MatchSummary, Outcome } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { limitColumns, limitsOf, type StoredLimits } from "../outcome-limits.ts";

interface OutcomeRow {
  readonly match_id: number;
  readonly market_type_id: number;
  readonly market_name: string;
  readonly special: string;
  readonly market_locked: boolean;
  readonly outcome_id: number;
  readonly outcome_name: string;
  readonly odds: number;
  readonly locked: boolean;
  readonly min_tip: number;
  readonly limits: StoredLimits;
}

/**
 * Matches as lists show them, in the order of the given ids.
 * @param marketTypeIds the market types to list; all if it is undefined. `marketCount` counts all of them.
 */
export async function matchSummaries(
  db: Kysely<Schema>,
  matchIds: readonly number[],
  marketTypeIds?: readonly number[],
): Promise<MatchSummary[]> {
  if (matchIds.length === 0) return [];
  const [heads, outcomes] = await Promise.all([headsOf(db, matchIds), outcomesOf(db, matchIds, marketTypeIds)]);
  const markets = marketsByMatch(outcomes);
  const byId = new Map(heads.map((head) => [head.matchId, head]));
  return matchIds.flatMap((matchId) => {
    const head = byId.get(matchId);
    return head === undefined
      ? []
      : [{ ...head, startsAt: head.startsAt.toISOString(), markets: markets.get(matchId) ?? [] }];
  });
}

type Head = Omit<MatchSummary, "startsAt" | "markets"> & { readonly startsAt: Date };

async function headsOf(db: Kysely<Schema>, matchIds: readonly number[]): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select match.match_id as "matchId", match.starts_at as "startsAt", home.name as home, away.name as away,
      sport.sport_id as "sportId", sport.name as "sportName", category.category_id as "categoryId", category.name as "categoryName",
      category.country_flag as "countryFlag", tournament.tournament_id as "tournamentId", tournament.name as "tournamentName",
      (select count(*)::integer from market where market.match_id = match.match_id and market.status in ('open', 'locked')) as "marketCount",
      match.min_tip as "minTip"
    from match
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    join tournament using (tournament_id) join category on category.category_id = tournament.category_id join sport using (sport_id)
    where match.match_id = any (${matchIds}::integer[])`.execute(db);
  return rows;
}

async function outcomesOf(
  db: Kysely<Schema>,
  matchIds: readonly number[],
  marketTypeIds: readonly number[] | undefined,
): Promise<readonly OutcomeRow[]> {
  const types = marketTypeIds ?? null;
  const { rows } = await sql<OutcomeRow>`
    select market.match_id, market.market_type_id, market_type.name as market_name, market.special, market.status <> 'open' as market_locked,
      outcome.outcome_id, label.name as outcome_name, outcome.odds, outcome.locked or market.status <> 'open' as locked, outcome.min_tip,
      json_build_array(${limitColumns}) as limits
    from market
    join market_type using (market_type_id)
    join outcome using (market_id)
    join market_type_outcome label on label.market_type_id = market.market_type_id and label.outcome_id = outcome.outcome_id
    where market.match_id = any (${matchIds}::integer[]) and market.status in ('open', 'locked')
      and (${types}::bigint[] is null or market.market_type_id = any (${types}::bigint[]))
    order by market.match_id, market_type.list_order, market.special, label.list_order`.execute(db);
  return rows;
}

function marketsByMatch(rows: readonly OutcomeRow[]): Map<number, Market[]> {
  const matches = new Map<number, (Market & { outcomes: Outcome[] })[]>();
  for (const row of rows) {
    const markets = matches.get(row.match_id) ?? [];
    matches.set(row.match_id, markets);
    let market = markets.at(-1);
    if (market?.marketTypeId !== row.market_type_id || market.special !== row.special) {
      const { market_type_id, market_name, special, market_locked } = row;
      market = { marketTypeId: market_type_id, name: market_name, special, locked: market_locked, outcomes: [] };
      markets.push(market);
    }
    market.outcomes.push(outcomeOf(row));
  }
  return matches;
}

function outcomeOf(row: OutcomeRow): Outcome {
  return {
    outcomeId: row.outcome_id,
    name: row.outcome_name,
    odds: thousandths(row.odds),
    locked: row.locked,
    minTip: row.min_tip,
    ...limitsOf(row.limits),
  };
}
