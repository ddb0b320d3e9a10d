import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { StoredResult } from "../../db/tables/catalogue.ts";
import { lockMarkets } from "../lock-markets.ts";
import { drawResult } from "../prices/draw-result.ts";
import { expectedGoals } from "../prices/goals-model.ts";
import { strengthOf } from "../prices/strengths.ts";
import { resultSeed } from "../result-seed.ts";

const batchSize = 200;

/** Slug of the category whose teams have no home advantage. */
const neutralCategory = "international";

/**
 * Ends the matches whose end the clock has passed, and shows their known results. For a match of the server's own calendar the
 * result is drawn now; for one from a file without a result only if `simulate` is true: then the whole server plays
 * (`livery house play`). Live matches are ended by their source. Returns how many ended.
 */
export async function endMatches(db: Kysely<Schema>, simulate: boolean): Promise<number> {
  for (let ended = 0; ;) {
    const some = await db.transaction().execute((trx) => endSome(trx, simulate));
    ended += some;
    if (some < batchSize) return ended;
  }
}

interface EndingMatch {
  readonly match_id: number;
  readonly source: "calendar" | "openfootball" | "live";
  readonly season: string;
  readonly source_key: string;
  readonly held_result: StoredResult | null;
  readonly tournament: string;
  readonly category: string;
  readonly home: string;
  readonly away: string;
}

/** Ends those that are due, and in a simulation those that are over without a result, whose bets would wait for one for ever. */
async function endSome(db: Kysely<Schema>, simulate: boolean): Promise<number> {
  const { rows: due } = await sql<EndingMatch>`
    select match.match_id, match.source, match.season, match.source_key, match.held_result, tournament.slug as tournament,
      category.slug as category, home.name as home, away.name as away
    from match
    join tournament using (tournament_id)
    join category using (category_id)
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    where match.match_id = any (array(
        select match_id from match where status = 'live' and source <> 'live' and ends_at <= house_now()
        union all select match_id from match
          where ${simulate} and status = 'ended' and not decided and status not in ('not_started', 'live') and result is null and certainty <> 'rolled_back'
        limit ${batchSize}))
      and (match.status = 'live' or match.result is null)
    order by match.match_id for update of match`.execute(db);
  if (due.length === 0) return 0;
  await lockMarkets(
    db,
    due.map(({ match_id }) => match_id),
  );
  const rows = due.map((match) => ({
    id: match.match_id,
    result: match.held_result ?? (simulate || match.source === "calendar" ? drawn(match) : null),
  }));
  await sql`
    update match set status = 'ended', result = nullif(r.result, 'null'), held_result = null, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, result jsonb)
    where match_id = r.id`.execute(db);
  return due.length;
}

function drawn(match: EndingMatch): StoredResult {
  const { tournament, season, source_key: key } = match;
  const expected = expectedGoals(strengthOf(match.home), strengthOf(match.away), match.category === neutralCategory);
  return drawResult(expected, resultSeed({ tournament, season, key }));
}
