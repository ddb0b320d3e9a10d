import {
  type CallKey,
  CallError,
  encodedPage,
  encodedResult,
  encodedResults,
  mostHits,
  mostLive,
} from "@livery/contract";
import { liveTypes, matchesDays } from "../accounts/sites.ts";
import { listCategories, listSports, listTournaments } from "../catalogue/lists/catalogue-levels.ts";
import { isOpenMatch, listMatches, searchMatches as findMatches, topMatches } from "../catalogue/lists/open-matches.ts";
import { isPlayed } from "../catalogue/lists/played.ts";
import { requireCatalogueIds, requireLeagues } from "../catalogue/lists/require-catalogue-ids.ts";
import { listResults } from "../catalogue/lists/results.ts";
import { hasResult, isOffered } from "../catalogue/lists/window.ts";
import type { Handler, Handlers, TenantHouse } from "../context.ts";
import { EncodedAnswer } from "../encoded-answer.ts";
import { isListedNow, encodedLives, liveMarkets } from "../live/list/live-list.ts";
import type { ServedTopics } from "../live/node/served-topics.ts";

/** The number of proposed matches, and the number of days ahead. */
const proposed = 20;
const proposedDays = 3;

/** The sports that have matches to bet on. */
const sports: Handler<"sports"> = ({ house, site }, window) =>
  listSports(house.db, isOffered(window, matchesDays(site)));

/** The categories of a sport that have matches to bet on. */
const categories: Handler<"categories"> = async ({ house, site }, { sportId }) => {
  await requireCatalogueIds(house.db, { sportId });
  return listCategories(house.db, sportId, isOffered({}, matchesDays(site)));
};

/** The tournaments of a category that have matches to bet on. */
const tournament: Handler<"tournament"> = async ({ house, site }, ids) => {
  await requireCatalogueIds(house.db, ids);
  return listTournaments(house.db, ids, isOffered({}, matchesDays(site)));
};

/** Upcoming matches with their listed markets, by kick-off. */
const matches: Handler<"matches"> = async ({ house, lang, site }, { page, pageSize, marketTypeIds, ...filter }) => {
  await requireCatalogueIds(house.db, filter);
  await requireLeagues(house.db, filter.sportId, filter.leagues);
  const all = { ...filter, lang, defaultDays: matchesDays(site) };
  const { ids, total } = await listMatches(house.db, all, { page, pageSize });
  return new EncodedAnswer(encodedPage(await house.summaries.texts(ids, marketTypeIds), { page, pageSize, total }));
};

/** One match with all its markets. */
const apiOdds: Handler<"apiOdds"> = async ({ house }, { matchId }) => {
  const [text] = (await isOpenMatch(house.db, matchId)) ? await house.summaries.texts([matchId]) : [];
  if (text === undefined) throw new CallError("not_found", { path: "matchId" });
  return new EncodedAnswer(encodedResult(text));
};

/** Finds upcoming and live matches by words of their teams or tournament (D47). */
const searchMatches: Handler<"searchMatches"> = async ({ house, lang, site }, { limit = mostHits, ...filter }) => {
  await requireCatalogueIds(house.db, filter);
  const hits = await findMatches(house.db, { ...filter, lang, defaultDays: matchesDays(site) }, limit);
  const topics = house.live?.topics ?? null;
  // The database knows that a match is being played; only the publisher knows which ones the live list shows (§4).
  return topics === null ? hits : hits.filter(({ live, matchId }) => !live || isListedNow(topics, matchId));
};

/** The operator's proposition: matches of the next days in the tournaments that are listed first. */
const matchProposition: Handler<"matchProposition"> = async ({ house }) => {
  const ids = await topMatches(house.db, { defaultDays: proposedDays }, proposed);
  return new EncodedAnswer(encodedResults(await house.summaries.texts(ids)));
};

/** The current live list, for clients without a socket. */
const lives: Handler<"lives"> = async ({ house, lang, site }, { limit = mostLive, ...filter }) => {
  await requireCatalogueIds(house.db, filter);
  const { marketTypeIds = liveTypes(site) } = filter;
  return new EncodedAnswer(await encodedLives(published(house, "lives"), { ...filter, lang, marketTypeIds, limit }));
};

/** All markets of a live match. */
const liveodds: Handler<"liveodds"> = async ({ house }, { matchId, marketTypeIds }) => {
  const topics = house.live?.topics ?? null;
  const markets = topics && liveMarkets(topics, matchId, marketTypeIds);
  if (markets !== null) return markets;
  // A match that another server publishes exists, but this one does not know its odds.
  if (topics === null && (await isPlayed(house.db, matchId))) published(house, "liveodds");
  throw new CallError("not_found", { path: "matchId" });
};

/**
 * The topics that this server publishes. An empty list would mean that no match is being played, so a server without a source
 * throws `not_served`; a server that has a source but is not the publisher, or has just started, throws `busy`.
 */
function published({ live }: TenantHouse, key: CallKey): ServedTopics {
  if (live === null) throw new CallError("not_served", { params: { key } });
  if (live.topics === null) throw new CallError("busy");
  return live.topics;
}

/** The sports that have results to show. */
const apiSports: Handler<"apiSports"> = ({ house }, window) => listSports(house.db, hasResult(window));

/** The categories of a sport that have results to show. */
const apiCategories: Handler<"apiCategories"> = async ({ house }, { sportId, ...window }) => {
  await requireCatalogueIds(house.db, { sportId });
  return listCategories(house.db, sportId, hasResult(window));
};

/** The tournaments of a category that have results to show. */
const apiTournaments: Handler<"apiTournaments"> = async ({ house }, { sportId, categoryId, ...window }) => {
  await requireCatalogueIds(house.db, { sportId, categoryId });
  return listTournaments(house.db, { sportId, categoryId }, hasResult(window));
};

/** Results, newest first. */
const apiResults: Handler<"apiResults"> = async ({ house, lang }, filter) => {
  await requireCatalogueIds(house.db, filter);
  return listResults(house.db, { ...filter, lang });
};

/** Runs a call of any visitor when its turn comes, so that those of one network leave room for everything else. */
const inTurn =
  <K extends CallKey>(handler: Handler<K>): Handler<K> =>
  (context, payload) =>
    context.house.reads.run(context.ip, () => handler(context, payload));

export const sportHandlers = {
  sports: inTurn(sports),
  categories: inTurn(categories),
  tournament: inTurn(tournament),
  matches: inTurn(matches),
  apiOdds: inTurn(apiOdds),
  searchMatches: inTurn(searchMatches),
  lives: inTurn(lives),
  liveodds: inTurn(liveodds),
  matchProposition: inTurn(matchProposition),
  apiSports: inTurn(apiSports),
  apiCategories: inTurn(apiCategories),
  apiTournaments: inTurn(apiTournaments),
  apiResults: inTurn(apiResults),
} satisfies Handlers;
