import { firstHalfMarkets, winnerMarkets } from "@livery/betting";
import { resultKindOf, type ResultForm } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** Half time and full time together. */
const halves = 47;
/** The total of sets: its lines are those that a match can reach. */
const totalSets = 314;

/** What the result of a match has to contain, so that it decides all markets that a score decides. */
export async function resultFormOf(db: Kysely<Schema>, matchId: number): Promise<ResultForm> {
  const { rows } = await sql<{ sport: number; type: number | null; special: string }>`
    select distinct category.sport_id as sport, market_type_id as type, special
    from match join tournament using (tournament_id) join category using (category_id)
      left join market on market.match_id = match.match_id and market.ruling is null
    where match.match_id = ${matchId}`.execute(db);
  const kind = resultKindOf(rows[0]?.sport ?? 0);
  const types = new Set(rows.flatMap(({ type }) => (type === null ? [] : [type])));
  const lines = rows.filter(({ type }) => type === totalSets).map(({ special }) => Number(special));
  return {
    kind,
    setsToWin:
      kind === "volleyball" ? 3 : kind === "tennis" && lines.length > 0 ? (Math.max(...lines) > 3 ? 3 : 2) : null,
    halfTimeNeeded: [...types].some((type) => type === halves || firstHalfMarkets.has(type)),
    winnerNeeded: [...types].some((type) => winnerMarkets.has(type)),
  };
}
