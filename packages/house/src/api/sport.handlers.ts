import type { Handlers } from "../context.ts";
import { liveodds, lives } from "./sport/live.ts";
import { apiOdds, categories, matches, sports, tournament } from "./sport/sport-offer.ts";
import { apiCategories, apiResults, apiSports, apiTournaments } from "./sport/results.ts";
import { matchProposition, searchMatches } from "./sport/search.ts";

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
