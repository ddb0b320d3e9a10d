import { CallError } from "@livery/contract";
import { leastMinutes, type EnteredResult, type ResultDoubt, type ResultForm } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { isBeingPlayed } from "../../catalogue/lists/played.ts";
import type { Schema } from "../../db/schema.ts";
import type { StoredResult } from "../../db/tables/catalogue.ts";

type Pair = readonly [number, number];

/** Throws `match_not_started`. */
export async function requireStarted(db: Kysely<Schema>, matchId: number): Promise<void> {
  const { rows } = await sql<{ started: boolean }>`
    select starts_at <= house_now() as started from match where match_id = ${matchId}`.execute(db);
  if (rows[0]?.started !== true) throw new CallError("match_not_started");
}

/** Why a confirmed result may be wrong: it is early, or the live feed says otherwise. */
export async function doubtsOf(
  db: Kysely<Schema>,
  matchId: number,
  form: ResultForm,
  entered: EnteredResult,
): Promise<readonly ResultDoubt[]> {
  const { rows } = await sql<{
    early: boolean;
    playing: boolean;
    result: StoredResult | null;
    half_time: Pair | null;
  }>`
    select match.status in ('not_started', 'live')
        and match.starts_at + ${leastMinutes(form.kind)} * interval '1 minute' > house_now() as early,
      ${isBeingPlayed} as playing, match.result, live_match.half_time
    from match left join live_match using (match_id) where match.match_id = ${matchId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return [];
  const differs =
    isOther(entered.halfTime, row.half_time) ||
    (row.result !== null &&
      row.result.source !== "panel" &&
      (isOther(entered.fullTime, row.result.ft) ||
        isOther(entered.halfTime, row.result.ht) ||
        isOther(entered.extraTime, row.result.et) ||
        isOther(entered.penalties, row.result.p)));
  return [
    // A player can give up at any time.
    ...(row.early && entered.retired === undefined ? (["early"] as const) : []),
    ...(row.playing ? (["playing"] as const) : []),
    ...(differs ? (["differs"] as const) : []),
  ];
}

/** Both are known, and they differ. */
function isOther(entered: EnteredResult["halfTime"], reported: Pair | null): boolean {
  return entered !== undefined && reported !== null && (entered.home !== reported[0] || entered.away !== reported[1]);
}
