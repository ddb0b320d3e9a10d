import type { LiveList, LiveMatch, LiveOrder, MarketTypeName } from "@livery/contract";
import { isListed, type LiveMatch as FeedMatch, liveOrder, type MarketChoice } from "@livery/feed";
import { foldText } from "../../catalogue/folding.ts";
import { lineTypes, listedTypes } from "../publisher/match-rows.ts";
import type { ServedTopics } from "../node/served-topics.ts";
import { contractMatch, type Quote } from "./contract-match.ts";

/** The filter of the live list (§7 lives3). */
export interface LiveListFilter {
  readonly sportId?: number | undefined;
  readonly keyword?: string | undefined;
  /** The range of kick-offs, RFC 3339. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Ids of matches that come first, whatever the order. */
  readonly favorites?: readonly number[] | undefined;
  readonly order?: LiveOrder | undefined;
  /** Sorts by kick-off, whatever `order` is. */
  readonly byTime?: boolean | undefined;
  readonly limit: number;
  /** Default true. */
  readonly withSportCounts?: boolean | undefined;
  /** Market types; default those that lists show. */
  readonly marketTypeIds?: readonly number[] | undefined;
}

/** The live list now, as a socket's client would have it: all of it as of the same tick (F2). */
export function liveList(topics: ServedTopics, filter: LiveListFilter): LiveList {
  const { byTime = false, favorites = [], limit, marketTypeIds, order = 1, withSportCounts = true } = filter;
  const { serverMs } = topics.stamp();
  const types = marketTypeIds === undefined ? listedTypes : new Set(marketTypeIds);
  // The topic of a match has all of its markets; of several handicap lines a list shows the most balanced one (D25).
  const running = topics.names
    .filter((name) => name.startsWith("match:"))
    .flatMap((name) => topics.get(name)?.matches({ types, balancedTypes: lineTypes }) ?? [])
    .filter((match) => isListed(match, serverMs));
  const compare = liveOrder(byTime ? 1 : order);
  const starred = new Set(favorites);
  const chosen = running
    .filter((match) => isChosen(match, filter))
    .toSorted((a, b) => Number(starred.has(b.matchId)) - Number(starred.has(a.matchId)) || compare(a, b))
    .slice(0, limit);
  const matches = chosen.map((match) => contractMatch(match, quoteIn(topics), serverMs));
  return {
    matches,
    marketTypes: typeNames(matches),
    sports: withSportCounts ? (topics.get("sports")?.sports() ?? []) : [],
  };
}

/** The markets of one live match, of the given types, by default all; null if the list does not show the match. */
export function liveMarkets(
  topics: ServedTopics,
  matchId: number,
  marketTypeIds: readonly number[] | undefined,
): LiveMatch["markets"] | null {
  const types = marketTypeIds === undefined ? null : new Set(marketTypeIds);
  const match = listedMatch(topics, matchId, { types, balancedTypes: new Set() });
  return match && contractMatch(match, quoteIn(topics), topics.stamp().serverMs).markets;
}

/** Whether the live list shows a match. */
export function isListedNow(topics: ServedTopics, matchId: number): boolean {
  return listedMatch(topics, matchId, { types: new Set(), balancedTypes: new Set() }) !== null;
}

function listedMatch(topics: ServedTopics, matchId: number, choice: MarketChoice): FeedMatch | null {
  const [match] = topics.get(`match:${matchId}`)?.matches(choice) ?? [];
  return match !== undefined && isListed(match, topics.stamp().serverMs) ? match : null;
}

const quoteIn =
  (topics: ServedTopics): Quote =>
  (ref) =>
    topics.get(`match:${ref.matchId}`)?.quote(ref);

/**
 * Whether a match passes the filter: every word of the keyword is in a team, the tournament or the country, as in the search over
 * upcoming matches (D47).
 */
function isChosen(match: FeedMatch, { from, keyword, sportId, to }: LiveListFilter): boolean {
  if (sportId !== undefined && match.sportId !== sportId) return false;
  const startsAt = Date.parse(match.startsAt);
  if (from !== undefined && startsAt < Date.parse(from)) return false;
  if (to !== undefined && startsAt > Date.parse(to)) return false;
  if (keyword === undefined) return true;
  const words = foldText(keyword);
  // Fewer than three letters or digits find nothing.
  if (words.replaceAll(" ", "").length < 3) return false;
  const text = foldText([match.home, match.away, match.tournamentName, match.categoryName].join(" "));
  return words.split(" ").every((word) => text.includes(word));
}

function typeNames(matches: readonly LiveMatch[]): MarketTypeName[] {
  const names = new Map(
    matches.flatMap(({ markets }) => markets.map((each) => [each.marketTypeId, each.name] as const)),
  );
  return [...names].map(([marketTypeId, name]) => ({ marketTypeId, name }));
}
