import { dayIn } from "@livery/contract";
import { groupBy } from "./group-by.ts";
import type { MatchView } from "./matches.view.ts";

/** Matches of one tournament on one day, in kick-off order. */
export interface TournamentGroup {
  readonly key: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly categoryName: string;
  readonly countryFlag: string | null;
  readonly matches: readonly MatchView[];
}

export interface DayGroup {
  /** `2026-11-20` in the site's zone. */
  readonly day: string;
  /** The first kick-off of the day, for the written date. */
  readonly startsAt: string;
  /** In kick-off order. */
  readonly matches: readonly MatchView[];
  readonly tournaments: readonly TournamentGroup[];
}

/** Groups matches by day and tournament: days and kick-offs in time order, tournaments by their first kick-off of the day. */
export function groupMatches(matches: readonly MatchView[], timeZone: string): readonly DayGroup[] {
  const ordered = matches.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.matchId - b.matchId);
  const days = groupBy(ordered, (match) => dayIn(timeZone, new Date(match.startsAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    startsAt: ofDay[0].startsAt,
    matches: ofDay,
    tournaments: [...groupBy(ofDay, (match) => match.tournamentId)].map(([tournamentId, ofTournament]) => {
      const { tournamentName, categoryName, countryFlag } = ofTournament[0];
      return {
        key: `${day}/${tournamentId}`,
        tournamentId,
        tournamentName,
        categoryName,
        countryFlag,
        matches: ofTournament,
      };
    }),
  }));
}
