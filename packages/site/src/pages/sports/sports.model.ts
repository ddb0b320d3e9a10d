import type { CallError, Category, PayloadIn, Sport, Tournament } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { useNow } from "../../core/clock.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { headerSearches } from "../../variants/header-searches.ts";
import { groupMatches, type DayGroup } from "../../matches/grouping.ts";
import { useMatchSelections, type MatchSelections } from "../../matches/match-selections.ts";
import { categoryName, tournamentName } from "../../matches/names.ts";
import { useMatchSearch, type MatchSearch } from "../../matches/use-match-search.ts";
import { pricedMatch } from "../../matches/matches.view.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";
import { listState, type ListState } from "../../parts/list-state.ts";
import { listedTypes } from "./listed-types.ts";
import { oddsTables, type LeagueTable } from "./odds-tables.ts";
import { useMarketChoice, type MarketChoice } from "./use-market-choice.ts";
import { readFilter, writeFilter, type TreeFilter } from "./tree-filter.ts";

export interface SportsTree {
  readonly state: ListState;
  readonly sports: readonly Sport[];
  /** Categories of the chosen sport in the page's language, in their order; null while they are loading. */
  readonly categories: readonly Category[] | null;
  /** Tournaments of the chosen category; null while they are loading. */
  readonly tournaments: readonly Tournament[] | null;
  readonly error: CallError | null;
  readonly retry: () => void;
}

export interface SportsModel extends MatchSelections {
  readonly filter: TreeFilter;
  readonly tree: SportsTree;
  /** Name of the choice; null for all matches of the first sport. */
  readonly chosenName: string | null;
  readonly state: ListState;
  readonly days: readonly DayGroup[];
  /** The same matches by league, each with the markets of its matches. */
  readonly leagues: readonly LeagueTable[];
  /** Which of the leagues' markets are shown. */
  readonly markets: MarketChoice;
  /** Chooses another sport, country or tournament, from its first page. */
  readonly choose: (filter: Partial<TreeFilter>) => void;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
  /** Null if the header has the search. */
  readonly search: MatchSearch | null;
  readonly now: number | null;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly sports: SportsModel;
  }
}

/** §9: matches on one page. */
const pageSize = 50;
const pricesEvery = 30_000;

export function useSportsModel(): SportsModel {
  const { boot, client } = useServices();
  const { matchesDays, timeZone } = useSettings();
  const router = useRouter();
  const filter = useFilter();
  const now = useNow();
  const selections = useMatchSelections();
  const search = useMatchSearch();
  const { tree, sport } = useSportsTree(filter);
  const chosen: TreeFilter = { ...filter, sport };
  const types = listedTypes[boot.pages.sports.variant];
  const matches = useQuery({
    ...callQuery(client, "matches", matchesPayload({ ...chosen, sport: sport ?? 1 }, matchesDays, types)),
    enabled: sport !== null,
    refetchInterval: pricesEvery,
    placeholderData: keepPreviousData,
  });
  const rows = matches.data?.rows;
  const days = useMemo(
    () =>
      groupMatches(
        (rows ?? []).map((row) => pricedMatch(row, types)),
        timeZone,
      ),
    [rows, timeZone, types],
  );
  const leagues = useMemo(() => oddsTables(days, types), [days, types]);
  const markets = useMarketChoice(leagues);
  const go = (next: Partial<TreeFilter>, resetScroll: boolean): void =>
    void router.navigate({ to: pathOf(boot.lang, "SportBets"), search: writeFilter(next), resetScroll });
  return {
    ...selections,
    filter: chosen,
    tree,
    chosenName: chosenName(tree, chosen),
    state: listState({
      answered: rows !== undefined || tree.state === "empty",
      count: rows?.length ?? 0,
      failed: matches.isError || tree.state === "failed",
    }),
    days,
    leagues,
    markets,
    choose: (next) => go(next, false),
    page: filter.page,
    pages: Math.max(1, Math.ceil((matches.data?.total ?? 0) / pageSize)),
    openPage: (page) => go({ ...filter, page }, true),
    error: matches.error ?? tree.error,
    retry: () => {
      tree.retry();
      if (sport !== null) void matches.refetch();
    },
    search: headerSearches[boot.blocks.header.variant] ? null : search,
    now,
  };
}

function useFilter(): TreeFilter {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return useMemo(() => readFilter(readSearch(search)), [search]);
}

/** The tree as far as it is open: the chosen sport's categories, the chosen category's tournaments. */
function useSportsTree(filter: TreeFilter): { readonly tree: SportsTree; readonly sport: number | null } {
  const { client, i18n } = useServices();
  const sports = useQuery(callQuery(client, "sports", {}));
  // Without a choice the first sport is shown.
  const sport = filter.sport ?? sports.data?.[0]?.sportId ?? null;
  const categories = useQuery({
    ...callQuery(client, "categories", { sportId: sport ?? 1 }),
    enabled: sport !== null,
  });
  const tournaments = useQuery({
    ...callQuery(client, "tournament", { sportId: sport ?? 1, categoryId: filter.category ?? 1 }),
    enabled: sport !== null && filter.category !== null,
  });
  const shownCategories = useMemo(() => {
    const { compare } = new Intl.Collator([i18n.language, "en"]);
    return categories.data
      ? categories.data
          .map((category) => ({ ...category, name: categoryName(i18n, category.name) }))
          .toSorted((one, other) => one.listOrder - other.listOrder || compare(one.name, other.name))
      : null;
  }, [categories.data, i18n]);
  // In the operator's order.
  const shownTournaments = useMemo(
    () => tournaments.data?.map((each) => ({ ...each, name: tournamentName(i18n, each.name) })) ?? null,
    [tournaments.data, i18n],
  );
  const tree: SportsTree = {
    state: listState({ answered: sports.data !== undefined, count: sports.data?.length ?? 0, failed: sports.isError }),
    sports: sports.data ?? [],
    categories: shownCategories,
    tournaments: shownTournaments,
    error: sports.error,
    retry: () => void sports.refetch(),
  };
  return { tree, sport };
}

export function matchesPayload(
  { sport, category, tournament, page }: TreeFilter & { readonly sport: number },
  days: number,
  types: readonly number[],
): PayloadIn<"matches"> {
  return {
    sportId: sport,
    ...(category !== null && { categoryId: category }),
    ...(tournament !== null && { tournamentId: tournament }),
    marketTypeIds: [...types],
    days,
    page,
    pageSize,
  };
}

function chosenName(tree: SportsTree, { sport, category, tournament }: TreeFilter): string | null {
  if (tournament !== null) return tree.tournaments?.find((each) => each.tournamentId === tournament)?.name ?? null;
  if (category !== null) return tree.categories?.find((each) => each.categoryId === category)?.name ?? null;
  return tree.sports.find((each) => each.sportId === sport)?.name ?? null;
}
