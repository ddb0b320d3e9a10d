import { type Kysely, sql } from "kysely";
import { lockMarkets } from "../../catalogue/lock-markets.ts";
import type { Schema } from "../../db/schema.ts";
import type { StoredResult } from "../../db/tables/catalogue.ts";
import { resultOf } from "../publisher/store-states.ts";
import { playedOut } from "../sources/event.ts";
import { matchStateOf } from "../sources/match-state.ts";
import { scriptOfKey } from "../sources/simulator/lane.ts";
import { programmeSeason } from "../sources/source.ts";

const batchSize = 100;

/**
 * Ends the programme's matches that nobody played: the server was stopped, or its clock was moved. The key of a match gives all of
 * it, so its result is the one that it would have had. While a source plays, it ends its matches itself. Returns how many ended.
 */
export async function endMissed(db: Kysely<Schema>): Promise<number> {
  for (let ended = 0; ;) {
    const some = await db.transaction().execute(endSome);
    ended += some;
    if (some < batchSize) return ended;
  }
}

async function endSome(trx: Kysely<Schema>): Promise<number> {
  const { rows: due } = await sql<{ match_id: number; source_key: string }>`
    select match_id, source_key from match
    where match_id = any (array(
        select match_id from match where source = 'live' and season = ${programmeSeason} and status = 'live' and ends_at <= house_now()
          and not exists (select from live_match where live_match.match_id = match.match_id)
          and not exists (select from live_run where alive_at > clock_timestamp() - interval '30 seconds')
        limit ${batchSize}))
      and status = 'live'
    order by match_id for update`.execute(trx);
  if (due.length === 0) return 0;
  await lockMarkets(
    trx,
    due.map(({ match_id }) => match_id),
  );
  const rows = due.map(({ match_id, source_key }) => ({ id: match_id, ...endOf(source_key) }));
  await sql`
    update match set status = r.status, result = nullif(r.result, 'null'), version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, status text, result jsonb)
    where match_id = r.id`.execute(trx);
  return due.length;
}

function endOf(key: string): { readonly status: "ended" | "abandoned"; readonly result: StoredResult | null } {
  const script = scriptOfKey(key);
  const state = script && matchStateOf(script.events);
  return state && playedOut.has(state.status)
    ? { status: "ended", result: resultOf(state, script.match) }
    : { status: "abandoned", result: null };
}
