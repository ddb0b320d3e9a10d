import type { ResultRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { resultOf, type StoredMatchResult } from "../../catalogue/lists/results.ts";
import { scoreText } from "../../catalogue/lists/score-text.ts";
import { type CatalogueNames, catalogueNamesIn } from "../../catalogue/catalogue-names.ts";
import type { Schema } from "../../db/schema.ts";
import type { FileColumns } from "../lists/file.ts";
import type { PanelContext } from "../panel-context.ts";
import { couponsOf } from "./scope.ts";
import { resultState } from "./state.ts";

interface Row extends StoredMatchResult {
  readonly state: ResultRow["state"];
  readonly waiting: number;
}

/** The rows of matches by id, with the coupons on each that the actor sees and their names in the actor's language. */
export async function readResultRows(
  db: Kysely<Schema>,
  { actor, lang }: Pick<PanelContext, "actor" | "lang">,
  matchIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ResultRow>> {
  const tenantId = couponsOf(actor);
  const names = await catalogueNamesIn(lang);
  const { rows } = await sql<Row>`
    select match.match_id, match.starts_at, home.name as home, away.name as away, sport.name as sport, category.name as category,
      tournament.name as tournament, match.status, ${resultState} as state, match.result,
      (select count(*)::integer from coupon where (${tenantId}::integer is null or tenant_id = ${tenantId}) and status in ('pending', 'open') and coupon_id in (
        select coupon_id from coupon_leg join market using (market_id) where market.match_id = match.match_id)) as waiting
    from match
    join tournament using (tournament_id)
    join category on category.category_id = tournament.category_id
    join sport on sport.sport_id = category.sport_id
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    where match.match_id = any (${matchIds}::integer[])`.execute(db);
  return new Map(rows.map((row) => [BigInt(row.match_id), resultRow(row, names)]));
}

function resultRow(row: Row, names: CatalogueNames): ResultRow {
  const { result, state, waiting } = row;
  return {
    ...resultOf(row),
    sportName: names.sport(row.sport),
    categoryName: names.category(row.category),
    tournamentName: names.tournament(row.tournament),
    state,
    // A provisional score is shown here too.
    score: scoreText(result),
    waiting,
  };
}

/** Columns of the file, by their names in the contract. */
export const resultColumns: FileColumns<"panelResults"> = {
  matchId: (row) => row.matchId,
  startsAt: { instant: (row) => row.startsAt },
  home: (row) => row.home,
  away: (row) => row.away,
  sportName: (row) => row.sportName,
  categoryName: (row) => row.categoryName,
  tournamentName: (row) => row.tournamentName,
  status: (row) => row.status,
  state: (row) => row.state,
  score: (row) => row.score,
  waiting: (row) => row.waiting,
};
