import { useSyncExternalStore } from "react";
import { useServices } from "../app/services.ts";

/** Whether code of the page did not come. A document knows nothing of it, and is taken over as it stands. */
export function useIsChunkMissing(): boolean {
  const { some } = useServices().chunkRecovery;
  return useSyncExternalStore(some.subscribe, some.get, () => false);
}
