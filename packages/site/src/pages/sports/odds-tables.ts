import { groupBy } from "../../matches/group-by.ts";
import type { DayGroup } from "../../matches/grouping.ts";
import type { MarketView, MatchView, PriceView } from "../../matches/matches.view.ts";

/** The columns of a market type: the handicap line, if its markets have one, then one per outcome. */
export interface OddsColumns {
  readonly marketTypeId: number;
  /** Translation key (`market.1`), or a plain name. */
  readonly name: string;
  readonly lined: boolean;
  readonly outcomes: readonly string[];
}

/** The cells of a match in the columns of a market type. */
export interface OddsCells {
  /** Null if the match has no such market. */
  readonly market: MarketView | null;
  /** One per outcome of the columns. */
  readonly prices: readonly (PriceView | null)[];
}

export interface OddsRow {
  readonly match: MatchView;
  /** Whether the row is the first of its day in the league. */
  readonly opensDay: boolean;
  /** By market type. */
  readonly cells: ReadonlyMap<number, OddsCells>;
}

/** A league as a table: its matches by start, their prices side by side. */
export interface LeagueTable {
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly categoryName: string;
  readonly countryFlag: string | null;
  readonly columns: readonly OddsColumns[];
  readonly rows: readonly OddsRow[];
}

/**
 * Groups the matches of a page by league, in the order in which the leagues begin. Columns are in the order of the types, and the
 * same in all leagues, so that figures are aligned down the page.
 */
export function oddsTables(days: readonly DayGroup[], types: readonly number[]): readonly LeagueTable[] {
  const matches = days.flatMap(({ day, matches: ofDay }) => ofDay.map((match) => ({ day, match })));
  const columns = columnsOf(
    matches.flatMap(({ match }) => match.markets),
    types,
  );
  return [...groupBy(matches, ({ match }) => match.tournamentId)].map(([tournamentId, members]) => {
    const { categoryName, countryFlag, tournamentName } = members[0].match;
    return {
      tournamentId,
      tournamentName,
      categoryName,
      countryFlag,
      columns,
      rows: members.map(({ day, match }, at) => ({
        match,
        opensDay: members[at - 1]?.day !== day,
        cells: new Map(columns.map((each) => [each.marketTypeId, cellsOf(match, each)])),
      })),
    };
  });
}

function columnsOf(markets: readonly MarketView[], types: readonly number[]): readonly OddsColumns[] {
  const byType = groupBy(markets, ({ marketTypeId }) => marketTypeId);
  return types.flatMap((marketTypeId) => {
    const members = byType.get(marketTypeId);
    if (members === undefined) return [];
    return {
      marketTypeId,
      name: members[0].name,
      lined: members.some(({ special }) => special !== ""),
      outcomes: [...new Set(members.flatMap(({ prices }) => prices.map(({ outcome }) => outcome)))],
    };
  });
}

function cellsOf({ markets }: MatchView, { marketTypeId, outcomes }: OddsColumns): OddsCells {
  const market = markets.find((each) => each.marketTypeId === marketTypeId) ?? null;
  return { market, prices: outcomes.map((name) => market?.prices.find(({ outcome }) => outcome === name) ?? null) };
}
