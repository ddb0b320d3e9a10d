import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredMatchStatus, StoredResult } from "../db/tables/catalogue.ts";

/** A bet on a match counts until this long after kick-off; then its result is due. */
export const matchDurationMs = 2 * 3_600_000;

/** A match that is to be written. */
export interface MatchRow {
  readonly sourceKey: string;
  readonly round: string | null;
  readonly stage: string | null;
  readonly groupName: string | null;
  readonly ground: string | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** RFC 3339 UTC. */
  readonly startsAt: string;
  readonly timeKnown: boolean;
  readonly status: StoredMatchStatus;
  readonly reason: string | null;
  readonly heldResult: StoredResult | null;
  readonly result: StoredResult | null;
  /** True if no bet can ever depend on it: it was over before the server knew it. */
  readonly decided: boolean;
}

export interface MatchSeason {
  readonly tournamentId: number;
  readonly season: string;
  readonly source: "calendar" | "openfootball";
}

const rowBatchSize = 1000;

/** Writes new matches and returns their ids by source key; existing ones are left out. */
export async function insertMatches(
  db: Kysely<Schema>,
  season: MatchSeason,
  rows: readonly MatchRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < rows.length; at += rowBatchSize) {
    const part = JSON.stringify(rows.slice(at, at + rowBatchSize));
    const inserted = await sql<{ match_id: number; source_key: string }>`
      insert into match (tournament_id, season, source, source_key, round, stage, group_name, ground, home_team_id, away_team_id,
          starts_at, ends_at, time_known, status, reason, held_result, result, decided)
      select ${season.tournamentId}::integer, ${season.season}, ${season.source}, "sourceKey", round, stage, "groupName", ground,
          "homeTeamId", "awayTeamId", "startsAt", "startsAt" + ${matchDurationMs} * interval '1 millisecond', "timeKnown", status, reason,
          nullif("heldResult", 'null'), nullif(result, 'null'), decided
      from jsonb_to_recordset(${part}::jsonb) as r("sourceKey" text, round text, stage text, "groupName" text, ground text,
          "homeTeamId" integer, "awayTeamId" integer, "startsAt" timestamptz, "timeKnown" boolean, status text, reason text,
          "heldResult" jsonb, result jsonb, decided boolean)
      on conflict (tournament_id, season, source_key) do nothing
      returning match_id, source_key`.execute(db);
    for (const { match_id, source_key } of inserted.rows) ids.set(source_key, match_id);
  }
  return ids;
}
