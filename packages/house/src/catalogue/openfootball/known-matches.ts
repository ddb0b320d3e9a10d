import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";

/** A match of a season as the server has it. */
export interface KnownMatch {
  readonly matchId: number;
  readonly key: string;
  readonly home: string;
  readonly away: string;
  readonly homeSlug: string;
  readonly awaySlug: string;
  readonly startsAt: Date;
  readonly timeKnown: boolean;
  readonly round: string | null;
  readonly stage: string | null;
  readonly groupName: string | null;
  readonly ground: string | null;
  readonly status: StoredMatchStatus;
  readonly reason: string | null;
  /** The known result, shown or held back. */
  readonly result: StoredResult | null;
  /** True if its bets are settled, or have a manual result: no file changes that. */
  readonly decided: boolean;
  /** True if it was ever offered: bets may depend on it. */
  readonly offered: boolean;
  /** True if a market of it is open now. */
  readonly open: boolean;
}

/** The season's matches, locked until the transaction ends. */
export async function knownMatches(
  db: Kysely<Schema>,
  tournamentId: number,
  season: string,
): Promise<readonly KnownMatch[]> {
  const rows = await db
    .selectFrom("match")
    .innerJoin("team as home", "home.team_id", "home_team_id")
    .innerJoin("team as away", "away.team_id", "away_team_id")
    .selectAll("match")
    .select(["home.name as home", "away.name as away", "home.slug as home_slug", "away.slug as away_slug"])
    .select([
      sql<boolean>`exists (select from market where market.match_id = match.match_id)`.as("offered"),
      sql<boolean>`exists (select from market where market.match_id = match.match_id and market.status = 'open')`.as(
        "open",
      ),
    ])
    .where("tournament_id", "=", tournamentId)
    .where("season", "=", season)
    .orderBy("match_id")
    .forUpdate("match")
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    key: row.source_key,
    home: row.home,
    away: row.away,
    homeSlug: row.home_slug,
    awaySlug: row.away_slug,
    startsAt: row.starts_at,
    timeKnown: row.time_known,
    round: row.round,
    stage: row.stage,
    groupName: row.group_name,
    ground: row.ground,
    status: row.status,
    reason: row.reason,
    result: row.result ?? row.held_result,
    decided: row.decided || row.voided || row.certainty !== "confirmed" || row.result?.source === "panel",
    offered: row.offered,
    open: row.open,
  }));
}
