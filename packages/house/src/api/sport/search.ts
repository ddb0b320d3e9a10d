import { searchMatches as findMatches, topMatches } from "../../catalogue/lists/open-matches.ts";
import type { Handler } from "../../context.ts";
import { isListedNow } from "../../live/list/live-list.ts";
import { requireCatalogueIds } from "../../catalogue/lists/require-catalogue-ids.ts";
import { matchesDays } from "./matches-days.ts";

/** §9. */
const mostHits = 75;
/** The number of proposed matches, and the number of days ahead. */
const proposed = 20;
const proposedDays = 3;

/** Finds upcoming and live matches by words of their teams or tournament (D47). */
export const searchMatches: Handler<"searchMatches"> = async (context, { limit = mostHits, ...filter }) => {
  await requireCatalogueIds(context.house.db, filter);
  const hits = await findMatches(context.house.db, { ...filter, defaultDays: matchesDays(context.site) }, limit);
  const topics = context.house.live?.topics ?? null;
  // The database knows that a match is being played; only the publisher knows which ones the live list shows (§4).
  return topics === null ? hits : hits.filter(({ live, matchId }) => !live || isListedNow(topics, matchId));
};

/** The operator's proposition: matches of the next days in the tournaments that are listed first. */
export const matchProposition: Handler<"matchProposition"> = ({ house }) =>
  topMatches(house.db, { defaultDays: proposedDays }, proposed);
