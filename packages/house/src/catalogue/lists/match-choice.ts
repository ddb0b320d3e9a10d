import type { LeagueChoice } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { keywordCondition } from "./search-matches.ts";

/** Which matches a list shows, besides its window. */
export interface MatchChoice {
  readonly sportId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly tournamentId?: number | undefined;
  readonly keyword?: string | undefined;
  /** The language in which the keyword may name countries and tournaments, besides English; default English. */
  readonly lang?: string | undefined;
  readonly leagues?: readonly LeagueChoice[] | undefined;
}

/** The tables that a choice needs. */
export const matchTables = sql`match
  join tournament using (tournament_id)
  join category on category.category_id = tournament.category_id`;

/** A condition that holds if all of them hold. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );

/** The conditions of a choice, or null if its keyword finds nothing. */
export async function choiceOf(
  db: Kysely<Schema>,
  filter: MatchChoice,
): Promise<readonly RawBuilder<unknown>[] | null> {
  const all: RawBuilder<unknown>[] = [];
  if (filter.sportId !== undefined) all.push(sql`category.sport_id = ${filter.sportId}::bigint`);
  if (filter.categoryId !== undefined) all.push(sql`category.category_id = ${filter.categoryId}::bigint`);
  if (filter.tournamentId !== undefined) all.push(sql`tournament.tournament_id = ${filter.tournamentId}::bigint`);
  if (filter.leagues !== undefined) all.push(inLeagues(filter.leagues));
  if (filter.keyword !== undefined) {
    const byKeyword = await keywordCondition(db, filter.keyword, filter.lang ?? "en");
    if (byKeyword === null) return null;
    all.push(byKeyword);
  }
  return all;
}

/** A choice without tournaments is the whole category. */
function inLeagues(leagues: readonly LeagueChoice[]): RawBuilder<unknown> {
  if (leagues.length === 0) return sql`false`;
  return sql.join(
    leagues.map(({ categoryId, tournamentIds }) =>
      tournamentIds.length === 0
        ? sql`category.category_id = ${categoryId}::bigint`
        : sql`category.category_id = ${categoryId}::bigint and tournament.tournament_id = any (${tournamentIds}::bigint[])`,
    ),
    sql` or `,
  );
}
