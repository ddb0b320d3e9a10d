import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** A live match whose source was alive within the last ten seconds (F9), whichever node publishes it. */
export const isBeingPlayed: RawBuilder<boolean> = sql<boolean>`match.status = 'live' and match.match_id in (
  select live_match.match_id from live_match join live_run using (run) where live_run.alive_at > clock_timestamp() - interval '10 seconds')`;

export async function isPlayed(db: Kysely<Schema>, matchId: number): Promise<boolean> {
  const { rows } = await sql`select from match where match_id = ${matchId}::bigint and ${isBeingPlayed}`.execute(db);
  return rows.length > 0;
}
