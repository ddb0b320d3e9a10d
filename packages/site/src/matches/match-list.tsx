import { CountryFlag } from "./country-flag.tsx";
import type { TournamentGroup } from "./grouping.ts";
import { MatchRow } from "./match-row.tsx";
import { selectedIn, type MatchSelections } from "./match-selections.ts";
import type { MatchView } from "./matches.view.ts";
import { useNames } from "./use-names.ts";
import * as css from "./match-list.css.ts";

/** The matches of one tournament on one day, each with its listed market. */
export function TournamentMatches({
  group,
  selections,
}: {
  readonly group: TournamentGroup;
  readonly selections: MatchSelections;
}) {
  const names = useNames();
  const { categoryName, countryFlag, matches, tournamentName } = group;
  return (
    <div className={css.list}>
      <h3 className={css.tournament}>
        <CountryFlag code={countryFlag} />
        <span className={css.category}>{names.category(categoryName)}</span>
        <span>{names.tournament(tournamentName)}</span>
      </h3>
      <ul>
        {matches.map((match) => (
          <MatchRow
            key={match.matchId}
            match={match}
            selected={selectedIn(match, selections)}
            toggle={selections.toggle}
          />
        ))}
      </ul>
    </div>
  );
}

/** The matches of one day in the order of their kick-off, each with its tournament. */
export function DayMatches({
  matches,
  selections,
}: {
  readonly matches: readonly MatchView[];
  readonly selections: MatchSelections;
}) {
  return (
    <ul className={css.list}>
      {matches.map((match) => (
        <MatchRow
          key={match.matchId}
          match={match}
          selected={selectedIn(match, selections)}
          toggle={selections.toggle}
          named
        />
      ))}
    </ul>
  );
}
