import type { CallError, PayloadIn, ResultOut } from "@livery/contract";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { SiteCall, SiteClient } from "./client.ts";

/** Milliseconds that an answer is cached at most (§9 "cache time maximum"). */
const maxCacheMs = 15 * 60_000;

/** Error codes after which the same request may succeed. */
const passing: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>(["offline", "timeout", "busy"]);

/** Creates the query client, keyed by call and payload (D56). */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: maxCacheMs,
        staleTime: 10_000,
        networkMode: "always",
        retry: (count, error) => count < 1 && passing.has((error as CallError).code),
        refetchOnWindowFocus: true,
        refetchOnReconnect: "always",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** A call as a query. The payload is part of the key; absent fields are left out of it. */
export function callQuery<Key extends SiteCall>(client: SiteClient, key: Key, payload: PayloadIn<Key>) {
  return queryOptions<ResultOut<Key>, CallError>({
    queryKey: [key, payload],
    queryFn: ({ signal }) => client.call(key, payload, { signal }) as Promise<ResultOut<Key>>,
  });
}
