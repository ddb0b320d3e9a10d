import type { PanelPayload, ResultRow, ResultState } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { foldText } from "../../catalogue/folding.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor, PanelHandler } from "../panel-context.ts";
import { csvFile } from "../lists/file.ts";
import { conditionsOf, containing, since, until } from "../lists/filter.ts";
import { type List, listPage, listRows } from "../lists/answer-list.ts";
import { readResultRows, resultColumns } from "./results.rows.ts";
import { resultState } from "./state.ts";

type ListQuery = PanelPayload<"panelResults">;

/** Matches that wait for a result or have one, the latest first. */
export const panelResults: PanelHandler<"panelResults"> = ({ house, actor }, { filter, ...query }) =>
  listPage(house.db, resultList(house.db, actor, filter), query);

/** The same matches as a file. */
export const panelResultsExport: PanelHandler<"panelResultsExport"> = ({ house, actor }, { filter, sort }) =>
  csvFile(house.db, "results", resultColumns, listRows(house.db, resultList(house.db, actor, filter), sort));

/** Matches that were offered; upcoming ones only if requested. */
function resultList(
  db: Kysely<Schema>,
  { tenantId }: Actor,
  { state, ...filter }: ListQuery["filter"],
): List<ResultRow, NonNullable<ListQuery["sort"]>["by"]> {
  const states: readonly ResultState[] = state ?? [];
  return {
    from: sql`match join tournament using (tournament_id) join team home on home.team_id = match.home_team_id
      join team away on away.team_id = match.away_team_id`,
    where: [
      sql`exists (select from market where market.match_id = match.match_id)`,
      states.length === 0 ? sql`${resultState} <> 'coming'` : sql`${resultState} = any (${states}::text[])`,
      ...conditionsOf(filter, {
        search: (text) =>
          sql`(home.folded || ' ' || away.folded || ' ' || tournament.folded) like ${containing(foldText(text))}`,
        from: (day) => since(sql.ref("match.starts_at"), day),
        to: (day) => until(sql.ref("match.starts_at"), day),
      }),
    ],
    key: sql`match.match_id`,
    orders: {
      startsAt: { by: sql`match.starts_at` },
      tournamentName: { by: sql`tournament.folded` },
    },
    sort: { by: "startsAt", descending: true },
    read: (keys) => readResultRows(db, tenantId, keys),
  };
}
