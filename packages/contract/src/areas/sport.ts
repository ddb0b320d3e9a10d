import { defineCall } from "../call.ts";
import { pageOf, result, results } from "../wire/answer.ts";
import { category, matchHit, matchResult, matchSummary, sport, tournament as league } from "../wire/sport.ts";
import * as payloads from "../wire/payloads/sport.ts";
import { matchesPerPage, mostHits } from "../wire/page.ts";
import { everyone } from "./callers.ts";

const sportList = results(sport, 200);
const categoryList = results(category, 500);
const tournamentList = results(league, 1000);

export const searchMatches = defineCall({
  key: "searchMatches",
  area: "sport",
  path: "/ekol/api/matches",
  summary: "Matches by a word of their teams or tournament, at most 75 (§9, D47).",
  callers: everyone,
  payload: payloads.searchMatches,
  result: results(matchHit, mostHits),
  errors: ["not_found"],
});

export const apiSports = defineCall({
  key: "apiSports",
  area: "sport",
  path: "/ekol/api/sports",
  summary: "The sports that have results to show.",
  callers: everyone,
  payload: payloads.apiSports,
  result: sportList,
});

export const apiCategories = defineCall({
  key: "apiCategories",
  area: "sport",
  path: "/ekol/api/categories",
  summary: "The categories of a sport that have results to show.",
  callers: everyone,
  payload: payloads.apiCategories,
  result: categoryList,
  errors: ["not_found"],
});

export const apiTournaments = defineCall({
  key: "apiTournaments",
  area: "sport",
  path: "/ekol/api/tournaments",
  summary: "The tournaments of a category that have results to show.",
  callers: everyone,
  payload: payloads.apiTournaments,
  result: tournamentList,
  errors: ["not_found", "tournament_not_found"],
});

export const apiResults = defineCall({
  key: "apiResults",
  area: "sport",
  path: "/ekol/api/results",
  summary: "Results, newest first, at most 50 a page (§9).",
  callers: everyone,
  payload: payloads.apiResults,
  result: pageOf(matchResult, matchesPerPage),
  errors: ["not_found", "tournament_not_found"],
});

export const apiOdds = defineCall({
  key: "apiOdds",
  area: "sport",
  path: "/ekol/api/odds",
  summary: "One match with all its markets.",
  callers: everyone,
  payload: payloads.apiOdds,
  result: result(matchSummary),
  errors: ["not_found"],
});

export const matchProposition = defineCall({
  key: "matchProposition",
  area: "sport",
  path: "/ekol/api/matchProposition/{token}/{lang}",
  summary: "The matches that the operator proposes; the path carries the site's public key and the language.",
  callers: everyone,
  payload: payloads.matchProposition,
  result: results(matchSummary, matchesPerPage),
});

export const sports = defineCall({
  key: "sports",
  area: "sport",
  path: "/ekol/sports",
  summary: "The sports that have matches to bet on.",
  callers: everyone,
  payload: payloads.sports,
  result: sportList,
});

export const categories = defineCall({
  key: "categories",
  area: "sport",
  path: "/ekol/categories",
  summary: "The categories of a sport that have matches to bet on.",
  callers: everyone,
  payload: payloads.categories,
  result: categoryList,
  errors: ["not_found"],
});

export const tournament = defineCall({
  key: "tournament",
  area: "sport",
  path: "/ekol/tournament",
  summary: "The tournaments of a category that have matches to bet on.",
  callers: everyone,
  payload: payloads.tournament,
  result: tournamentList,
  errors: ["not_found", "tournament_not_found"],
});

export const matches = defineCall({
  key: "matches",
  area: "sport",
  path: "/ekol/matches",
  summary: "Coming matches with their listed markets, by kick-off, at most 50 a page (§9).",
  callers: everyone,
  payload: payloads.matches,
  result: pageOf(matchSummary, matchesPerPage),
  errors: ["not_found", "tournament_not_found"],
});
