import { createQueryClient, createStore } from "@livery/browser-app";

/** A value that outlives components. A component reads it with `useStore(online)`. */
export const online = createStore(true);

/** Queries of the contract's calls: one retry where it can succeed, and none of a mutation. */
export const queries = createQueryClient({ gcTime: 300_000, staleTime: 5_000, refetchOnWindowFocus: false });

/** Asks again for everything once the network is back. */
export const stop = online.subscribe(() => {
  if (online.get()) void queries.invalidateQueries();
});
