import { searchOpenMatches, topMatches } from "../../catalogue/lists/open-matches.ts";
import type { Handler } from "../context.ts";
import { checkPlace } from "./check-place.ts";
import { matchesDays } from "./matches-days.ts";

/** §9. */
const mostHits = 75;
/** How many matches, and how far ahead, the operator's proposition reaches. */
const proposed = 20;
const proposedDays = 3;

/** Matches by words of their teams or tournament (D47). */
export const searchMatches: Handler<"searchMatches"> = async (context, { limit = mostHits, ...filter }) => {
  await checkPlace(context.house.db, filter);
  return searchOpenMatches(context.house.db, { ...filter, defaultDays: matchesDays(context.site) }, limit);
};

/** What the operator proposes: the next days' matches of the tournaments that it lists first. */
export const matchProposition: Handler<"matchProposition"> = ({ house }) =>
  topMatches(house.db, { defaultDays: proposedDays }, proposed);
