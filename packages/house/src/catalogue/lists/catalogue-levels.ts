import type { Category, LeagueChoice, Sport, Tournament } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** The sports that have matches of a kind, with the number of matches. */
export async function listSports(db: Kysely<Schema>, matches: RawBuilder<boolean>): Promise<Sport[]> {
  const { rows } = await sql<Sport>`
    select sport.sport_id as "sportId", sport.name, count(*)::integer as "matchCount"
    from match join tournament using (tournament_id) join category using (category_id) join sport using (sport_id)
    where ${matches}
    group by sport.sport_id order by sport.list_order, sport.sport_id`.execute(db);
  return rows;
}

/** The categories of a sport that have such matches, in the operator's order. */
export async function listCategories(
  db: Kysely<Schema>,
  sportId: number,
  matches: RawBuilder<boolean>,
): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select category.category_id as "categoryId", category.sport_id as "sportId", category.name, category.country_flag as "countryFlag",
      count(*)::integer as "matchCount", category.list_order as "listOrder"
    from match join tournament using (tournament_id) join category using (category_id)
    where category.sport_id = ${sportId}::bigint and ${matches}
    group by category.category_id order by category.list_order, category.name, category.category_id
    limit 500`.execute(db);
  return rows;
}

/** The tournaments of a category that have such matches, in the operator's order. */
export async function listTournaments(
  db: Kysely<Schema>,
  of: { readonly sportId: number; readonly categoryId: number },
  matches: RawBuilder<boolean>,
): Promise<Tournament[]> {
  const { rows } = await sql<Tournament>`
    select tournament.tournament_id as "tournamentId", category.category_id as "categoryId", category.sport_id as "sportId", tournament.name,
      count(*)::integer as "matchCount"
    from match join tournament using (tournament_id) join category using (category_id)
    where category.sport_id = ${of.sportId}::bigint and category.category_id = ${of.categoryId}::bigint and ${matches}
    group by tournament.tournament_id, category.category_id
    order by tournament.list_order, tournament.name, tournament.tournament_id
    limit 1000`.execute(db);
  return rows;
}

/** The part of the catalogue that a caller names; every level is optional. */
export interface CataloguePath {
  readonly sportId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly tournamentId?: number | undefined;
}

/** The id of a path that does not exist, or not within the others; null if all are right. */
export async function wrongId(db: Kysely<Schema>, path: CataloguePath): Promise<keyof CataloguePath | null> {
  const { sportId = null, categoryId = null, tournamentId = null } = path;
  const { rows } = await sql<{ sport: boolean; category: boolean; tournament: boolean }>`
    select ${sportId}::bigint is null or exists (select from sport where sport_id = ${sportId}::bigint) as sport,
      ${categoryId}::bigint is null or exists (select from category where category_id = ${categoryId}::bigint
        and (${sportId}::bigint is null or sport_id = ${sportId}::bigint)) as category,
      ${tournamentId}::bigint is null or exists (select from tournament join category using (category_id)
        where tournament_id = ${tournamentId}::bigint and (${categoryId}::bigint is null or category_id = ${categoryId}::bigint)
        and (${sportId}::bigint is null or sport_id = ${sportId}::bigint)) as tournament`.execute(db);
  const [there] = rows;
  if (there === undefined || (there.sport && there.category && there.tournament)) return null;
  return !there.sport ? "sportId" : !there.category ? "categoryId" : "tournamentId";
}

/**
 * The index of the first league whose category is not in the sport (`tournament` is null) or whose tournament, at an index of its
 * own, is not in the category; null if all are right.
 */
export async function wrongLeague(
  db: Kysely<Schema>,
  sportId: number,
  leagues: readonly LeagueChoice[],
): Promise<{ readonly league: number; readonly tournament: number | null } | null> {
  const { rows } = await sql<{ league: number; tournament: number | null }>`
    with league as (
      select at - 1 as place, (choice->>'categoryId')::bigint as category_id, choice->'tournamentIds' as tournaments
      from jsonb_array_elements(${JSON.stringify(leagues)}::jsonb) with ordinality as chosen(choice, at)
    )
    select place::integer as league, null::integer as tournament from league
      where not exists (select from category where category.category_id = league.category_id and sport_id = ${sportId}::bigint)
    union all
    select place::integer, at::integer - 1 from league
      cross join jsonb_array_elements_text(tournaments) with ordinality as chosen(tournament_id, at)
      where not exists (select from tournament
        where tournament.tournament_id = chosen.tournament_id::bigint and tournament.category_id = league.category_id)
    order by 1, 2 nulls first limit 1`.execute(db);
  return rows[0] ?? null;
}
