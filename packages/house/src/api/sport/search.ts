import { searchMatches as findMatches, topMatches } from "../../catalogue/lists/open-matches.ts";
import type { Handler } from "../context.ts";
import { isListedNow } from "../../live/list/live-list.ts";
import { requireCatalogueIds } from "./require-catalogue-ids.ts";
import { matchesDays } from "./matches-days.ts";

/** §9. */
const mostHits = 75;
/** How many matches, and how far ahead, the operator's proposition reaches. */
const proposed = 20;
const proposedDays = 3;

/** Matches by words of their teams or tournament (D47), coming ones and those being played. */
export const searchMatches: Handler<"searchMatches"> = async (context, { limit = mostHits, ...filter }) => {
  await requireCatalogueIds(context.house.db, filter);
  const hits = await findMatches(context.house.db, { ...filter, defaultDays: matchesDays(context.site) }, limit);
  const topics = context.house.live?.topics ?? null;
  // The database knows that a match is being played; which ones the live list shows (§4) only who publishes it.
  return topics === null ? hits : hits.filter(({ live, matchId }) => !live || isListedNow(topics, matchId));
};

/** What the operator proposes: the next days' matches of the tournaments that it lists first. */
export const matchProposition: Handler<"matchProposition"> = ({ house }) =>
  topMatches(house.db, { defaultDays: proposedDays }, proposed);
