import type { Handlers } from "../../context.ts";
import { liveodds, lives } from "./live.ts";
import { apiOdds, categories, matches, sports, tournament } from "./sport-offer.ts";
import { apiCategories, apiResults, apiSports, apiTournaments } from "./results.ts";
import { matchProposition, searchMatches } from "./search.ts";

export const sportHandlers = {
  sports,
  categories,
  tournament,
  matches,
  apiOdds,
  searchMatches,
  lives,
  liveodds,
  matchProposition,
  apiSports,
  apiCategories,
  apiTournaments,
  apiResults,
} satisfies Handlers;
