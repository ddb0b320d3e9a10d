import { countsAsLive, type LiveMatch, type LiveSport, type TopicPhase, type TopicStore } from "@livery/feed";
import { foldText } from "@livery/i18n/folding";
import type { LiveLinkState } from "@livery/machines";
import type { LiveOrder } from "@livery/contract";
import { useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { useNow } from "../../core/clock.ts";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import type { FeedStatus } from "../../live/live-banner.tsx";
import { liveMatchIdOf } from "../../live/match-id.ts";
import { useLiveLink, useTopic, useTopicMatches, useTopicPhase, useTopicSports } from "../../live/use-live.ts";
import { searchedWords } from "../../matches/search-words.ts";
import { useNames } from "../../matches/use-names.ts";
import { arrange, listedMatches, type LiveEntry } from "./arrange.ts";
import { useFavourites } from "./favourites.ts";
import { useFirstMatch } from "./first-match.ts";
import { type Multiview, useMultiview } from "./multiview/use-multiview.ts";
import { toggled, writeWatched } from "./multiview/watched.ts";
import { groupBy } from "../../matches/group-by.ts";
import { matchesOf } from "../../matches/matches.view.ts";
import { readSearch, type RouteParams, type RouteSearch } from "../../routes/paths.ts";

export interface LiveSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The text has too few characters for a search (§5). */
  readonly short: boolean;
}

/** An address within the page; following it keeps the list. */
export interface LiveAddress {
  readonly to: "LiveBets" | "LiveSearch";
  readonly params: RouteParams;
  readonly search: RouteSearch;
}

export interface MatchAddress {
  readonly to: "LiveMatch";
  readonly params: RouteParams;
}

export interface LiveBetsModel {
  /** failed: the feed is not loaded and cannot be at the moment. unfound: no match fits the search and filters. */
  readonly state: "loading" | "ready" | "empty" | "unfound" | "failed";
  readonly feedStatus: FeedStatus;
  readonly tryAgain: () => void;
  /** Null until the feed's code is loaded. */
  readonly store: TopicStore | null;
  readonly entries: readonly LiveEntry[];
  /** Number of matches among the entries. */
  readonly found: number;
  readonly sports: readonly LiveSport[];
  readonly liveCount: number;
  readonly sportId: number | null;
  readonly chooseSport: (sportId: number | null) => void;
  readonly order: LiveOrder;
  readonly chooseOrder: (order: LiveOrder) => void;
  readonly search: LiveSearch;
  readonly clear: () => void;
  /** The match that the address opens beside the list: `?match=7`. */
  readonly openedId: number | null;
  /** The match shown beside the list, if there is space: the chosen one, else the first; null while several are shown. */
  readonly besideId: number | null;
  /** Called by a variant with whether that match is visible; its events are then announced. */
  readonly showBeside: (shown: boolean) => void;
  /** Returns the page's address with a match open, or with none. The function is stable. */
  readonly addressOf: (matchId: number | null) => LiveAddress;
  /** Returns the page's address with a match on the board, or the match's own page if the board is full. */
  readonly boardAddressOf: (matchId: number) => LiveAddress | MatchAddress;
  /** Ids of the first listed matches, with which a board may start. */
  readonly firstIds: readonly number[];
  /** Several matches side by side: `?matches=7,12`. */
  readonly multiview: Multiview;
  readonly favourites: ReadonlySet<number>;
  /** Favourites, the open match or those side by side, and those in the slip: their events are announced. */
  readonly followed: readonly LiveMatch[];
  readonly toggleFavourite: (matchId: number) => void;
  /** Keys of the prices in the slip. */
  readonly selected: ReadonlySet<string>;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly liveBets: LiveBetsModel;
  }
}

/** The live list. `keyWord` is the search text of the address (livebets/{keyWord}). */
export function useLiveBetsModel(keyWord = ""): LiveBetsModel {
  const { live, now, slip } = useServices();
  const store = useTopic("list");
  const counts = useTopicSports(useTopic("sports"));
  const matches = useTopicMatches(store);
  const phase = useTopicPhase(store);
  const link = useLiveLink();
  const { selected } = useStore(slip.state);
  const minute = useNow();
  const names = useNames();
  const [sportId, chooseSport] = useState<number | null>(null);
  const [order, chooseOrder] = useState<LiveOrder>(1);
  // Another address mounts another page, which starts with its own search.
  const [typed, type] = useState(keyWord);
  const [favourites, toggleFavourite] = useFavourites();
  const openedId = useOpenedId();
  const multiview = useMultiview();
  const { watched } = multiview;
  const addressOf = useCallback((matchId: number | null) => addressIn(keyWord, matchId), [keyWord]);
  const { most } = multiview;
  const boardAddressOf = useCallback(
    (matchId: number) => boardAddress(addressIn(keyWord, null), { ids: watched?.ids ?? [], most }, matchId),
    [keyWord, watched, most],
  );
  const searched = searchedWords(typed);
  const searchText = searched === null ? null : foldText(searched);
  const { entries, listed, sports } = useMemo(() => {
    // A minute's precision is enough here (§4's five minutes after a start); clocks update themselves.
    const serverMs = live.serverNow() ?? minute ?? now();
    const shownSports = sportsOf(counts, matches, serverMs);
    return {
      entries: arrange(matches, {
        order,
        sportId,
        searchText,
        categoryName: names.category,
        tournamentName: names.tournament,
        favourites,
        sports: shownSports,
        serverMs,
      }),
      listed: listedMatches(matches, serverMs).length,
      sports: shownSports,
    };
  }, [live, minute, now, counts, matches, order, sportId, searchText, names, favourites]);
  const first = useFirstMatch(entries);
  const besideId = watched === null ? (openedId ?? first) : null;
  const [isBeside, showBeside] = useState(false);
  const inSightId = isBeside ? besideId : openedId;
  const followed = useMemo(() => {
    const inSlip = matchesOf(selected);
    const opened = new Set(watched?.ids ?? (inSightId === null ? [] : [inSightId]));
    return matches.filter(({ matchId }) => favourites.has(matchId) || opened.has(matchId) || inSlip.has(matchId));
  }, [matches, favourites, inSightId, watched, selected]);
  return {
    state: stateOf({ phase, link, listed, found: entries.length }),
    feedStatus: { link, phase },
    tryAgain: () => live.tryNow(),
    store,
    entries,
    found: entries.filter(({ kind }) => kind === "match").length,
    sports,
    liveCount: sports.reduce((sum, { liveCount }) => sum + liveCount, 0),
    sportId,
    chooseSport,
    order,
    chooseOrder,
    search: { typed, type, short: typed.trim() !== "" && searched === null },
    clear: () => {
      type("");
      chooseSport(null);
    },
    openedId,
    besideId,
    showBeside,
    addressOf,
    boardAddressOf,
    firstIds: entries.flatMap((entry) => (entry.kind === "match" ? [entry.match.matchId] : [])).slice(0, firstOnBoard),
    multiview,
    favourites,
    followed,
    toggleFavourite,
    selected,
  };
}

function useOpenedId(): number | null {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return liveMatchIdOf(readSearch(search)["match"]);
}

/** Returns the live list's address, with its key word (livebets/{keyWord}), and with a match open or none. */
export function addressIn(keyWord: string, matchId: number | null): LiveAddress {
  const search = matchId === null ? {} : { match: matchId };
  return keyWord === "" ? { to: "LiveBets", params: {}, search } : { to: "LiveSearch", params: { keyWord }, search };
}

/** Number of matches that a board starts with if the player does not choose. */
const firstOnBoard = 4;

/** Returns the target of a listed match beside a board: the board, as long as it has a free slot. */
export function boardAddress(
  list: LiveAddress,
  { ids, most }: { readonly ids: readonly number[]; readonly most: number },
  matchId: number,
): LiveAddress | MatchAddress {
  const next = ids.includes(matchId) ? ids : toggled(ids, matchId, most);
  if (next === null) return { to: "LiveMatch", params: { matchId } };
  return { ...list, search: { matches: writeWatched(next) } };
}

interface Facts {
  readonly phase: TopicPhase;
  readonly link: LiveLinkState;
  readonly listed: number;
  readonly found: number;
}

export function stateOf({ found, link, listed, phase }: Facts): LiveBetsModel["state"] {
  if (phase === "loading") return link === "refresh" ? "failed" : "loading";
  // A server without live matches has no such topic.
  if (phase === "gone" || listed === 0) return "empty";
  return found === 0 ? "unfound" : "ready";
}

/**
 * Returns the sports with the server's counts, followed by those that only the list has (all of them until the counts are
 * loaded).
 */
export function sportsOf(
  counts: readonly LiveSport[],
  matches: Parameters<typeof listedMatches>[0],
  serverMs: number,
): readonly LiveSport[] {
  const known = new Set(counts.map(({ sportId }) => sportId));
  const uncounted = groupBy(
    listedMatches(matches, serverMs).filter(({ sportId }) => !known.has(sportId)),
    ({ sportId }) => sportId,
  );
  const missing = [...uncounted].map(([sportId, members]) => {
    const liveCount = members.filter((match) => countsAsLive(match, serverMs)).length;
    return { sportId, name: "", liveCount, inPlay: liveCount };
  });
  return [...counts, ...missing];
}
