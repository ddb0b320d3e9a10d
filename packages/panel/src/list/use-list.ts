import type { CallError, Page } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { type Address, readSearch, searchText, useAddress } from "../core/address.ts";
import { useRefetchInterval } from "../core/refetch-interval.ts";
import { usePanel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";
import type { ListDefinition } from "./define-list.ts";
import { callQueryOf, layoutOf, readListState, usualSort, writeListState, type ListState } from "./list-state.ts";

/** The model of a list: its state is in the address, its rows come from the server. */
export interface ListModel<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[] | null;
  readonly total: number;
  readonly pages: number;
  readonly error: CallError | null;
  /** The shown rows are those of another page or order. */
  readonly stale: boolean;
  readonly busy: boolean;
  readonly retry: () => void;
  /** Changes the address. A change of anything but the page goes back to the first page. */
  readonly change: (next: Partial<ListState>) => void;
}

/** `fixed`: filters that the surrounding page sets (a user's own coupons); they are not in the address. */
export function useList<Row>(
  definition: ListDefinition<Row>,
  fixed: Readonly<Record<string, unknown>> = {},
): ListModel<Row> {
  const { client, preferences } = usePanel();
  const address = useAddress();
  const state = useMemo(() => readListState(definition, address.search), [definition, address.search]);
  const { filter, sort } = callQueryOf(definition, state);
  const payload = { filter: { ...filter, ...fixed }, sort, page: state.page, pageSize: state.pageSize };
  const answer = useQuery({
    // `defineList` has checked filters and order against the call.
    ...callQuery(client, definition.call, payload as never),
    placeholderData: keepPreviousData,
  });
  useRefetchInterval(answer.refetch, definition.every);
  const page = answer.data as Page<Row> | undefined;
  const pages = Math.max(1, Math.ceil((page?.total ?? 0) / state.pageSize));
  useStoredLayout(definition, address);
  // An old link, or rows that are gone: the last page in place of none.
  const isBeyond = page !== undefined && !answer.isPlaceholderData && state.page > pages;
  useEffect(() => {
    if (isBeyond) address.replaceSearch({ ...address.search, page: String(pages) });
  }, [isBeyond, pages, address]);
  return {
    state,
    rows: page?.rows ?? null,
    total: page?.total ?? 0,
    pages,
    error: answer.error,
    stale: answer.isPlaceholderData,
    busy: answer.isFetching,
    retry: () => void answer.refetch(),
    change: (next) => {
      // New filters may have another usual order: an order that nobody chose follows them.
      const followed = next.filters !== undefined && state.sort === usualSort(definition, state.filters);
      const sort = followed ? usualSort(definition, next.filters ?? {}) : state.sort;
      const changed: ListState = { ...state, sort, page: 1, ...next };
      const search = writeListState(definition, changed);
      // A list that a link opened has no layout of its reader: only a change of the layout is stored.
      if (next.columns ?? next.pageSize ?? next.sort)
        preferences.storeListLayout(definition.list, searchText(layoutOf(search)));
      address.setSearch({ ...address.others, ...search });
    },
  };
}

/** A list that is opened without a state of its own gets the layout that it was left with. */
function useStoredLayout({ list }: { readonly list: string }, { search, others, replaceSearch }: Address): void {
  const { preferences } = usePanel();
  const isPlain = Object.keys(search).every((key) => key in others);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === list) return;
    opened.current = list;
    const layout = readSearch(preferences.listLayout(list));
    if (isPlain && Object.keys(layout).length > 0) replaceSearch({ ...others, ...layout });
  }, [list, isPlain, others, preferences, replaceSearch]);
}
