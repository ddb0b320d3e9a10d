import type { PanelPayload, ResultRow, ResultState } from "@livery/contract/panel";
import { sql } from "kysely";
import { catalogueNamesIn, shownTournament } from "../../catalogue/catalogue-names.ts";
import { wordsCondition } from "../../catalogue/lists/search-matches.ts";
import type { PanelContext } from "../panel-context.ts";
import { conditionsOf, since, until } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { panelZone } from "../sites.ts";
import { readResultRows, resultColumns } from "./results.rows.ts";
import { resultState } from "./state.ts";

type ListQuery = PanelPayload<"panelResults">;

/** Matches that were offered; upcoming ones only if requested. */
async function resultList(
  context: PanelContext,
  { state, search = "", ...filter }: ListQuery["filter"],
): Promise<List<ResultRow, NonNullable<ListQuery["sort"]>["by"]>> {
  const { house, actor, lang } = context;
  const { db } = house;
  const zone = await panelZone(house, actor.tenantId);
  const states: readonly ResultState[] = state ?? [];
  return {
    from: sql`match join tournament using (tournament_id)`,
    where: [
      sql`exists (select from market where market.match_id = match.match_id)`,
      states.length === 0 ? sql`${resultState} <> 'coming'` : sql`${resultState} = any (${states}::text[])`,
      ...(search === "" ? [] : [(await wordsCondition(db, search, lang)) ?? sql`false`]),
      ...conditionsOf(filter, {
        from: (day) => since(sql.ref("match.starts_at"), day, zone),
        to: (day) => until(sql.ref("match.starts_at"), day, zone),
      }),
    ],
    key: sql`match.match_id`,
    orders: {
      startsAt: { by: sql`match.starts_at` },
      tournamentName: { by: shownTournament(await catalogueNamesIn(lang)) },
    },
    sort: { by: "startsAt", descending: true },
    read: (keys) => readResultRows(db, context, keys),
  };
}

/** Matches that wait for a result or have one, the latest first. */
export const { panelResults, panelResultsExport } = listHandlers("panelResults", resultList, resultColumns);
