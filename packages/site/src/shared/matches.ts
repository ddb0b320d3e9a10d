/** Lists of matches, for a brand's own files. */
export { CountryFlag } from "../matches/country-flag.tsx";
export { dayName } from "../matches/day-name.ts";
export { MatchListSkeleton } from "../matches/match-list-skeleton.tsx";
export { DayMatches, TournamentMatches } from "../matches/match-list.tsx";
export { TeamNames } from "../matches/team-names.tsx";
