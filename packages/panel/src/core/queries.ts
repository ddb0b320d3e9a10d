import { createQueryClient } from "@livery/browser-app";
import type { CallError } from "@livery/contract";
import { panelCalls, type PanelKey, type PanelPayloadIn, type PanelResult } from "@livery/contract/panel";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PanelClient } from "./client.ts";

/** The query client: its keys are call and payload. */
export function createQueries(): QueryClient {
  return createQueryClient({
    gcTime: 5 * 60_000,
    staleTime: 5_000,
    queryKeyHashFn: hashOf,
    // No refetch on window focus: an unattended session must end.
    refetchOnWindowFocus: false,
  });
}

/** Amounts are bigint, which JSON does not support. */
function hashOf(key: readonly unknown[]): string {
  return JSON.stringify(key, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
}

/** A call as a query. */
export function callQuery<Key extends PanelKey>(client: PanelClient, key: Key, payload: PanelPayloadIn<Key>) {
  return queryOptions<PanelResult<Key>, CallError>({
    queryKey: [key, payload],
    queryFn: async ({ signal }) => (await client.call(key, payload as never, { signal })) as PanelResult<Key>,
  });
}

/** After a change: shown queries are refetched, others become stale. */
export function everythingChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => key !== keyOfViews });
}

const keyOfViews: PanelKey = panelCalls.panelViews.key;
