import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { listMatches } from "../../catalogue/lists/open-matches.ts";
import { listCategories, listSports, listTournaments } from "../../catalogue/lists/catalogue-levels.ts";
import { matchSummaries } from "../../catalogue/lists/summaries.ts";
import { onOffer, startsAhead, type Window } from "../../catalogue/lists/window.ts";
import type { CallContext, Handler } from "../../context.ts";
import { checkLeagues, requireCatalogueIds } from "../../catalogue/lists/require-catalogue-ids.ts";
import { matchesDays } from "./matches-days.ts";

const offered = (context: CallContext, window: Window = {}) =>
  sql<boolean>`${onOffer} and ${startsAhead(window, matchesDays(context.site))}`;

/** The sports that have matches to bet on. */
export const sports: Handler<"sports"> = (context, window) => listSports(context.house.db, offered(context, window));

/** The categories of a sport that have matches to bet on. */
export const categories: Handler<"categories"> = async (context, { sportId }) => {
  await requireCatalogueIds(context.house.db, { sportId });
  return listCategories(context.house.db, sportId, offered(context));
};

/** The tournaments of a category that have matches to bet on. */
export const tournament: Handler<"tournament"> = async (context, ids) => {
  await requireCatalogueIds(context.house.db, ids);
  return listTournaments(context.house.db, ids, offered(context));
};

/** Upcoming matches with their listed markets, by kick-off. */
export const matches: Handler<"matches"> = async (context, { page, pageSize, marketTypeIds, ...filter }) => {
  const { db } = context.house;
  await requireCatalogueIds(db, filter);
  await checkLeagues(db, filter.sportId, filter.leagues);
  const all = { ...filter, defaultDays: matchesDays(context.site) };
  return listMatches(db, all, { page, pageSize, marketTypeIds });
};

/** One match with all its markets. */
export const apiOdds: Handler<"apiOdds"> = async ({ house }, { matchId }) => {
  const { rows } = await sql<{ match_id: number }>`
    select match_id from match where match_id = ${matchId}::bigint and ${onOffer} and starts_at > house_now()`.execute(
    house.db,
  );
  const [summary] = await matchSummaries(
    house.db,
    rows.map(({ match_id }) => match_id),
  );
  if (summary === undefined) throw new CallError("not_found", { path: "matchId" });
  return summary;
};
