import { CountryFlag } from "./country-flag.tsx";
import type { TournamentGroup } from "./grouping.ts";
import { MatchRow } from "./match-row.tsx";
import { pickedIn, type MatchPicks } from "./picks.ts";
import type { MatchView } from "./matches.view.ts";
import * as css from "./match-list.css.ts";

/** The matches of one tournament on one day, each with its listed market. */
export function TournamentMatches({ group, picks }: { readonly group: TournamentGroup; readonly picks: MatchPicks }) {
  const { categoryName, countryFlag, matches, tournamentName } = group;
  return (
    <div className={css.list}>
      <h3 className={css.tournament}>
        <CountryFlag code={countryFlag} />
        <span className={css.category}>{categoryName}</span>
        <span>{tournamentName}</span>
      </h3>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.matchId} match={match} picked={pickedIn(match, picks)} toggle={picks.toggle} />
        ))}
      </ul>
    </div>
  );
}

/** The matches of one day in the order of their kick-off, each with its tournament. */
export function DayMatches({ matches, picks }: { readonly matches: readonly MatchView[]; readonly picks: MatchPicks }) {
  return (
    <ul className={css.list}>
      {matches.map((match) => (
        <MatchRow key={match.matchId} match={match} picked={pickedIn(match, picks)} toggle={picks.toggle} named />
      ))}
    </ul>
  );
}
