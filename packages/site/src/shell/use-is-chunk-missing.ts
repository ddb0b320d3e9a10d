import { useSyncExternalStore } from "react";
import { useServices } from "../core/services.ts";

/** Whether code of the page could not be loaded. False in a prerendered document, which is hydrated as it is. */
export function useIsChunkMissing(): boolean {
  const { some } = useServices().chunkRecovery;
  return useSyncExternalStore(some.subscribe, some.get, () => false);
}
