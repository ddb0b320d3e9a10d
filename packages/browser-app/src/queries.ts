import type { CallError } from "@livery/contract";
import { type DefaultOptions, QueryClient } from "@tanstack/react-query";

/** Error codes after which the same request may succeed. */
const passing: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>(["offline", "timeout", "busy"]);

/** Creates a query client of calls: one retry where it can succeed, and none of a mutation. */
export function createQueryClient(queries: DefaultOptions["queries"]): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: (count, error) => count < 1 && passing.has((error as CallError).code),
        refetchOnReconnect: "always",
        ...queries,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
