import type { MatchResult, Page } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { allOf, choiceOf, type MatchChoice, matchTables } from "./match-choice.ts";
import { scoreText } from "./score-text.ts";
import { isOver, startedWithin, type Window } from "./window.ts";

export interface ResultFilter extends Window, Omit<MatchChoice, "leagues"> {
  readonly page: number;
  readonly pageSize: number;
}

/** A match with its names and its stored result, as `resultOf` takes it. */
export interface StoredMatchResult {
  readonly match_id: number;
  readonly starts_at: Date;
  readonly home: string;
  readonly away: string;
  readonly sport: string;
  readonly category: string;
  readonly tournament: string;
  readonly status: StoredMatchStatus;
  readonly result: StoredResult | null;
}

/** Matches that are over, newest first, a page at a time. */
export async function listResults(db: Kysely<Schema>, filter: ResultFilter): Promise<Page<MatchResult>> {
  const { page, pageSize } = filter;
  const choice = await choiceOf(db, filter);
  if (choice === null) return { rows: [], total: 0, page, pageSize };
  const where = allOf([isOver, startedWithin(filter), ...choice]);
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::integer as total from ${matchTables} where ${where}`.execute(db),
    sql<StoredMatchResult>`
      select match.match_id, match.starts_at, home.name as home, away.name as away, sport.name as sport, category.name as category,
        tournament.name as tournament, match.status, match.result
      from ${matchTables} join sport on sport.sport_id = category.sport_id
      join team home on home.team_id = match.home_team_id
      join team away on away.team_id = match.away_team_id
      where ${where}
      order by match.starts_at desc, match.match_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
  ]);
  return { rows: found.rows.map(resultOf), total: counted.rows[0]?.total ?? 0, page, pageSize };
}

/** A match with its score once it is over. */
export function resultOf(row: StoredMatchResult): MatchResult {
  return {
    matchId: row.match_id,
    startsAt: row.starts_at.toISOString(),
    home: row.home,
    away: row.away,
    sportName: row.sport,
    categoryName: row.category,
    tournamentName: row.tournament,
    status: row.status,
    score: row.status === "ended" ? scoreText(row.result) : null,
  };
}
