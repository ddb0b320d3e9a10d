import type { MatchHit } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { allOf, choiceOf, type MatchChoice, matchTables } from "./match-choice.ts";
import { isBeingPlayed } from "./played.ts";
import { isBettable, isOffered, type Window } from "./window.ts";

export interface OpenMatchFilter extends Window, MatchChoice {
  /** Days ahead if the window names none (`matches_day`). */
  readonly defaultDays: number;
}

const isOpen = (filter: OpenMatchFilter): RawBuilder<boolean> => isOffered(filter, filter.defaultDays);

/** The ids of a page of upcoming matches, by kick-off, and the number of matches over all pages. */
export async function listMatches(
  db: Kysely<Schema>,
  filter: OpenMatchFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const choice = await choiceOf(db, filter);
  if (choice === null) return { ids: [], total: 0 };
  const { rows } = await sql<{ match_id: number | null; total: number }>`
    with found as (
      select match.match_id, row_number() over (order by match.starts_at, tournament.list_order, match.match_id) as place
      from ${matchTables} where ${allOf([isOpen(filter), ...choice])}
    )
    select match_id, total from (select count(*)::integer as total from found) counted
    left join (select match_id, place from found order by place limit ${pageSize} offset ${(page - 1) * pageSize}) shown on true
    order by place`.execute(db);
  return { ids: rows.flatMap(({ match_id }) => match_id ?? []), total: rows[0]?.total ?? 0 };
}

/** The ids of the first upcoming matches of a filter, in the operator's order of tournaments. */
export async function topMatches(db: Kysely<Schema>, filter: OpenMatchFilter, limit: number): Promise<number[]> {
  const choice = await choiceOf(db, filter);
  if (choice === null) return [];
  const { rows } = await sql<{ match_id: number }>`
    select match.match_id from ${matchTables} where ${allOf([isOpen(filter), ...choice])}
    order by tournament.list_order, match.starts_at, match.match_id limit ${limit}`.execute(db);
  return rows.map(({ match_id }) => match_id);
}

/** Whether a match can be bet on before it starts. */
export async function isOpenMatch(db: Kysely<Schema>, matchId: number): Promise<boolean> {
  const { rows } = await sql`select from match where match_id = ${matchId}::bigint and ${isBettable}`.execute(db);
  return rows.length > 0;
}

/**
 * The results of the global search: upcoming and live matches, by kick-off, that have one of the market types, if any are given.
 */
export async function searchMatches(
  db: Kysely<Schema>,
  filter: OpenMatchFilter & { readonly marketTypeIds?: readonly number[] | undefined },
  limit: number,
): Promise<MatchHit[]> {
  const choice = await choiceOf(db, filter);
  if (choice === null) return [];
  const types = filter.marketTypeIds ?? null;
  const hasType = sql`(${types}::bigint[] is null
    or exists (select from market where market.match_id = match.match_id and market_type_id = any (${types}::bigint[])))`;
  // Upcoming and live matches are found apart, each by its index; names are read for the visible ones alone.
  const first = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
    select match.match_id, match.starts_at, tournament.list_order from ${matchTables}
    where ${allOf([condition, ...choice, hasType])}
    order by match.starts_at, tournament.list_order, match.match_id limit ${limit})`;
  const { rows } = await sql<Omit<MatchHit, "startsAt"> & { startsAt: Date }>`
    with found as materialized (
      select * from (${first(isOpen(filter))} union all ${first(isBeingPlayed)}) either
      order by starts_at, list_order, match_id limit ${limit}
    )
    select match.match_id as "matchId", match.starts_at as "startsAt", home.name as home, away.name as away,
      category.sport_id as "sportId", sport.name as "sportName", category.category_id as "categoryId", category.name as "categoryName",
      tournament.tournament_id as "tournamentId", tournament.name as "tournamentName", '' as "tournamentType", match.status = 'live' as live
    from found join match using (match_id)
    join tournament using (tournament_id) join category on category.category_id = tournament.category_id
    join sport on sport.sport_id = category.sport_id
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    order by found.starts_at, found.list_order, found.match_id`.execute(db);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}
