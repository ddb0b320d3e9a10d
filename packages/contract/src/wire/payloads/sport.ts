import * as z from "zod/mini";
import { id, list, whole, dateWindow } from "../atoms.ts";
import { pagingUpTo } from "../answer.ts";
import { matchesPerPage, mostHits } from "../page.ts";
import { payload } from "../record.ts";
import { keyword, leagueChoice, listedMarkets } from "../sport.ts";

const ofSport = payload({ sportId: ["sportId", id] });
const ofCategory = payload({ categoryId: ["categoryId", id], sportId: ["sportId", id] });

export const searchMatches = payload({
  keyword: ["keyWord", keyword],
  sportId: ["sportId", z.optional(id)],
  marketTypeIds: ["odds", listedMarkets],
  limit: ["limit", z.optional(whole(1, mostHits))],
});

export const apiSports = payload({ ...dateWindow });

export const apiCategories = payload({ sportId: ["sportId", id], ...dateWindow });

export const apiTournaments = payload({ categoryId: ["categoryId", id], sportId: ["sportId", id], ...dateWindow });

export const apiResults = payload({
  sportId: ["sportId", z.optional(id)],
  categoryId: ["categoryId", z.optional(id)],
  tournamentId: ["tournamentId", z.optional(id)],
  keyword: ["keyWord", z.optional(keyword)],
  ...dateWindow,
  ...pagingUpTo(matchesPerPage),
});

export const apiOdds = payload({ matchId: ["matchId", id] });

export const matchProposition = payload({});

export const sports = payload({ ...dateWindow });

export const categories = ofSport;

export const tournament = ofCategory;

export const matches = payload({
  sportId: ["sportId", id],
  categoryId: ["categoryId", z.optional(id)],
  tournamentId: ["tournamentId", z.optional(id)],
  keyword: ["keyWord", z.optional(keyword)],
  marketTypeIds: ["odds", listedMarkets],
  leagues: ["multipleLeague", z.optional(list(leagueChoice, 50))],
  ...dateWindow,
  ...pagingUpTo(matchesPerPage),
});
