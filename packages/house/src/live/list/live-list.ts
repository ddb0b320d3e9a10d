import { setImmediate } from "node:timers/promises";
import {
  encodedLiveList,
  encodedLiveMatch,
  type LiveMatch,
  type LiveOrder,
  type MarketTypeName,
  matchesPerPage,
} from "@livery/contract";
import { isListed, type LiveMatch as FeedMatch, liveOrder, type MarketChoice } from "@livery/feed";
import { foldText } from "@livery/i18n/folding";
import { encodedTogether } from "../../encoded-answer.ts";
import { type CatalogueNames, catalogueNamesIn } from "../../catalogue/catalogue-names.ts";
import { keywordWords } from "../../catalogue/lists/search-matches.ts";
import { lineTypes, listedTypes } from "../publisher/match-rows.ts";
import type { ServedTopics } from "../node/served-topics.ts";
import { contractMatch, type Quote } from "./contract-match.ts";

const noMarkets: MarketChoice = { types: new Set(), balancedTypes: new Set() };

/** The filter of the live list (§7 lives3). */
export interface LiveListFilter {
  readonly sportId?: number | undefined;
  readonly keyword?: string | undefined;
  /** The language in which the keyword may name countries and tournaments, besides English; default English. */
  readonly lang?: string | undefined;
  /** The range of kick-offs, RFC 3339. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Ids of matches that come first, whatever the order. */
  readonly favorites?: readonly number[] | undefined;
  readonly order?: LiveOrder | undefined;
  /** Sorts by kick-off, whatever `order` is. */
  readonly byTime?: boolean | undefined;
  /** The most matches over all pages. */
  readonly limit: number;
  /** From 1 on; `matchesPerPage` matches each. */
  readonly page?: number | undefined;
  /** Default true. */
  readonly withSportCounts?: boolean | undefined;
  /** Market types; default those that lists show. */
  readonly marketTypeIds?: readonly number[] | undefined;
}

/**
 * A page of the live list now, as a socket's client would have it: all of it as of the same tick (F2). Returns JSON text in the
 * wire's names.
 */
export async function encodedLives(topics: ServedTopics, filter: LiveListFilter): Promise<string> {
  const { byTime = false, favorites = [], limit, marketTypeIds, order = 1, page = 1, withSportCounts = true } = filter;
  const names = await catalogueNamesIn(filter.lang ?? "en");
  const { serverMs } = topics.stamp();
  const compare = liveOrder(byTime ? 1 : order);
  const starred = new Set(favorites);
  const chosen = listedHeads(topics, serverMs)
    .filter(isChosenBy(filter, names))
    .toSorted((a, b) => Number(starred.has(b.matchId)) - Number(starred.has(a.matchId)) || compare(a, b))
    .slice(0, limit);
  // The topic of a match has all of its markets; of several handicap lines a list shows the most balanced one (D25).
  const choice = {
    types: marketTypeIds === undefined ? listedTypes : new Set(marketTypeIds),
    balancedTypes: lineTypes,
  };
  const matches = chosen
    .slice((page - 1) * matchesPerPage, page * matchesPerPage)
    .flatMap(({ matchId }) => topics.get(`match:${matchId}`)?.matches(choice) ?? [])
    .map((match) => contractMatch(match, quoteIn(topics), serverMs));
  const sports = withSportCounts ? (topics.get("sports")?.sports() ?? []) : [];
  const marketTypes = typeNames(matches);
  const texts: string[] = [];
  for (const [index, match] of matches.entries()) {
    if (index > 0 && index % encodedTogether === 0) await setImmediate();
    texts.push(encodedLiveMatch(match));
  }
  return encodedLiveList(texts, { marketTypes, sports, total: chosen.length });
}

/** The matches that the live list shows, without their markets. */
export const listedHeads = (topics: ServedTopics, serverMs: number): FeedMatch[] =>
  topics.names
    .filter((name) => name.startsWith("match:"))
    .flatMap((name) => topics.get(name)?.matches(noMarkets) ?? [])
    .filter((match) => isListed(match, serverMs));

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
  return listedMatch(topics, matchId, noMarkets) !== null;
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
 * Whether a match passes the filter: every word of the keyword is in a team, the tournament or the country, by the English name
 * or that of the reader's language. A keyword that is too short for the search over upcoming matches (D47) finds nothing here either.
 */
function isChosenBy(
  { from, keyword, sportId, to }: LiveListFilter,
  names: CatalogueNames,
): (match: FeedMatch) => boolean {
  const since = from === undefined ? -Infinity : Date.parse(from);
  const until = to === undefined ? Infinity : Date.parse(to);
  const words = keyword === undefined ? null : keywordWords(keyword);
  return (match) => {
    if (sportId !== undefined && match.sportId !== sportId) return false;
    const startsAt = Date.parse(match.startsAt);
    if (startsAt < since || startsAt > until) return false;
    if (words === null) return true;
    if (words.length === 0) return false;
    const { away, categoryName, home, tournamentName } = match;
    const shown = [names.tournament(tournamentName), names.category(categoryName)];
    const text = foldText([home, away, tournamentName, categoryName, ...shown].join(" "));
    return words.every((word) => text.includes(word));
  };
}

function typeNames(matches: readonly LiveMatch[]): MarketTypeName[] {
  const names = new Map(
    matches.flatMap(({ markets }) => markets.map((each) => [each.marketTypeId, each.name] as const)),
  );
  return [...names].map(([marketTypeId, name]) => ({ marketTypeId, name }));
}
