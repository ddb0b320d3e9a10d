import type { CallError } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import type { Search } from "../core/address.ts";
import { usePanel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";
import { useRefetchInterval } from "../core/refetch-interval.ts";
import type { ListDefinition } from "./define-list.ts";
import { callQueryOf, readListState } from "./list-state.ts";

/** The refetch interval of counts in milliseconds, while the panel is attended. */
const countsEvery = 15_000;

/** How many rows a list has at an address, so that a number leads to as many rows as it says; undefined until it is known. */
export function useListCount(
  of: ListDefinition,
  search: Search,
): { readonly count: number | undefined; readonly error: CallError | null } {
  const { client } = usePanel();
  const { filter } = callQueryOf(of, readListState(of, search));
  const { data, error, refetch } = useQuery(callQuery(client, of.call, { filter, page: 1, pageSize: 1 }));
  useRefetchInterval(refetch, countsEvery);
  return { count: data?.total, error };
}
