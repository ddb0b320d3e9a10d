import { createQueryClient } from "@livery/browser-app";
import type { CallError, PayloadIn, ResultOut } from "@livery/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SiteCall, SiteClient } from "./client.ts";

/** Milliseconds that an answer is cached at most (§9 "cache time maximum"). */
const maxCacheMs = 15 * 60_000;

/** Creates the query client, keyed by call and payload (D56). */
export function createQueries(): QueryClient {
  return createQueryClient({ gcTime: maxCacheMs, staleTime: 10_000, refetchOnWindowFocus: true });
}

/** A call as a query. The payload is part of the key; absent fields are left out of it. */
export function callQuery<Key extends SiteCall>(client: SiteClient, key: Key, payload: PayloadIn<Key>) {
  return queryOptions<ResultOut<Key>, CallError>({
    queryKey: [key, payload],
    queryFn: ({ signal }) => client.call(key, payload, { signal }) as Promise<ResultOut<Key>>,
  });
}
