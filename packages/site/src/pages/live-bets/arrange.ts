import { firstHalfResult } from "@livery/betting";
import { isListed, liveOrder, rowSize, type LiveMatch, type LiveSport } from "@livery/feed";
import type { LiveOrder } from "@livery/contract";
import { foldText } from "@livery/i18n/folding";
import { groupBy } from "../../matches/group-by.ts";

/** §9: the list's request limit. */
export const mostMatches = 400;
/** §9: height of a category header, in pixels. */
export const headerSize = 25;
/** §9's orders, in the sequence of the choice. */
export const liveOrders = [1, 2, 4, 5] as const satisfies readonly LiveOrder[];

export interface LiveHeader {
  readonly kind: "header";
  readonly key: string;
  readonly size: number;
  /** Null for the favourites. */
  readonly group: Pick<LiveMatch, "sportId" | "categoryName" | "categoryFlag" | "tournamentName"> | null;
  readonly count: number;
}

export interface LiveMatchRow {
  readonly kind: "match";
  readonly key: string;
  readonly size: number;
  readonly double: boolean;
  readonly match: LiveMatch;
}

export type LiveEntry = LiveHeader | LiveMatchRow;

export interface Arrangement {
  readonly order: LiveOrder;
  /** Null for every sport. */
  readonly sportId: number | null;
  /** Search text, folded; null if there is no search. */
  readonly searchText: string | null;
  /** The name that the player sees for a category, by the server's. */
  readonly categoryName: (name: string) => string;
  /** The name that the player sees for a tournament. */
  readonly tournamentName: (name: string) => string;
  readonly favourites: ReadonlySet<number>;
  readonly sports: readonly LiveSport[];
  /** Time of the server's clock, in epoch milliseconds. */
  readonly serverMs: number;
}

/** Returns the matches that the list may show, whatever the player has chosen (§4). */
export function listedMatches(matches: readonly LiveMatch[], serverMs: number): readonly LiveMatch[] {
  return matches.filter((match) => isListed(match, serverMs)).slice(0, mostMatches);
}

/** Returns the list from top to bottom: the player's favourites, then each tournament under its header. */
export function arrange(matches: readonly LiveMatch[], arrangement: Arrangement): readonly LiveEntry[] {
  const { categoryName, favourites, order, serverMs, sportId, sports, searchText, tournamentName } = arrangement;
  const shown = listedMatches(matches, serverMs).filter(
    (match) =>
      (sportId === null || match.sportId === sportId) &&
      (searchText === null ||
        isFound(match, searchText, [categoryName(match.categoryName), tournamentName(match.tournamentName)])),
  );
  const compare = liveOrder(order);
  const starred = shown.filter(({ matchId }) => favourites.has(matchId)).toSorted(compare);
  const groups = groupBy(
    shown.filter(({ matchId }) => !favourites.has(matchId)),
    ({ sportId: sport, tournamentId, categoryId }) => `${sport}/${categoryId}/${tournamentId}`,
  );
  const sportIndex = new Map(sports.map((sport, at) => [sport.sportId, at]));
  const ordered = [...groups]
    .map(([key, members]) => ({ key, members: members.toSorted(compare) }))
    .toSorted(({ members: [a] }, { members: [b] }) => {
      if (a === undefined || b === undefined) return 0;
      return (sportIndex.get(a.sportId) ?? 99) - (sportIndex.get(b.sportId) ?? 99) || compare(a, b);
    });
  return [
    ...(starred.length > 0 ? [headerOf("favourites", null, starred), ...starred.map(matchRowOf)] : []),
    ...ordered.flatMap(({ key, members }) => [headerOf(key, members[0] ?? null, members), ...members.map(matchRowOf)]),
  ];
}

/** As in the house, every word is in a team, the tournament or the country (D47); of these two also in the name that is shown. */
function isFound(match: LiveMatch, searchText: string, shown: readonly string[]): boolean {
  const { away, categoryName, home, tournamentName } = match;
  const text = foldText([home, away, tournamentName, categoryName, ...shown].join(" "));
  return searchText.split(" ").every((word) => text.includes(word));
}

function headerOf(key: string, group: LiveHeader["group"], members: readonly LiveMatch[]): LiveHeader {
  return { kind: "header", key: `header/${key}`, size: headerSize, group, count: members.length };
}

/** The rows of the live display (§4.7). */
function matchRowOf(match: LiveMatch): LiveMatchRow {
  const firstHalf = match.markets.some(({ marketTypeId }) => marketTypeId === firstHalfResult);
  const { size, weight } = rowSize(match, firstHalf);
  return { kind: "match", key: `match/${match.matchId}`, size, double: weight === 2, match };
}
