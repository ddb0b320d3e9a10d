import { listCategories, listSports, listTournaments } from "../../catalogue/lists/catalogue-levels.ts";
import { listResults } from "../../catalogue/lists/results.ts";
import { isOver, startedWithin, type Window } from "../../catalogue/lists/window.ts";
import { sql } from "kysely";
import type { Handler } from "../../context.ts";
import { requireCatalogueIds } from "../../catalogue/lists/require-catalogue-ids.ts";

const withResult = (window: Window) => sql<boolean>`${isOver} and ${startedWithin(window)}`;

/** The sports that have results to show. */
export const apiSports: Handler<"apiSports"> = ({ house }, window) => listSports(house.db, withResult(window));

/** The categories of a sport that have results to show. */
export const apiCategories: Handler<"apiCategories"> = async ({ house }, { sportId, ...window }) => {
  await requireCatalogueIds(house.db, { sportId });
  return listCategories(house.db, sportId, withResult(window));
};

/** The tournaments of a category that have results to show. */
export const apiTournaments: Handler<"apiTournaments"> = async ({ house }, { sportId, categoryId, ...window }) => {
  await requireCatalogueIds(house.db, { sportId, categoryId });
  return listTournaments(house.db, { sportId, categoryId }, withResult(window));
};

/** Results, newest first. */
export const apiResults: Handler<"apiResults"> = async ({ house }, filter) => {
  await requireCatalogueIds(house.db, filter);
  return listResults(house.db, filter);
};
